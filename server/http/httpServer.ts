import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import { limits } from '../limits/limits.ts';
import { boundConnections } from './boundConnections.ts';

/**
 * Node looks at a connection again each time this much has passed without a byte going either way: one whose reader stopped
 * right after a look is sent away at the second, still within thirty seconds.
 */
const STALLED_MS = 12_000;

/** An HTTP server a slow or silent client cannot occupy, whether it is slow to ask or slow to read (docs/trust.md, A3). */
export const createHttpServer = (listener: RequestListener, stalledMs = STALLED_MS): Server => {
  const server = createServer(
    {
      headersTimeout: 5000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5000,
    },
    listener,
  );
  // A reader that takes nothing holds the answer in memory; a desk that only waits for news has nothing unread.
  server.setTimeout(stalledMs, (socket) => {
    // Reset, not closed: what the system still holds for it, megabytes perhaps, is let go at once.
    if (socket.writableLength > 0) socket.resetAndDestroy();
  });
  boundConnections(server, limits.connections.most);
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 10_000;
  return server;
};
