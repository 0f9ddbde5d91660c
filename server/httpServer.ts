import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';

/** An HTTP server a slow or silent client cannot occupy (docs/trust.md, A3). */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5000,
    },
    listener,
  );
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  return server;
};
