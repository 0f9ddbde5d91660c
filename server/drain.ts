import type { Server } from 'node:http';

/**
 * Stops a server without failing a request it accepted: no new connections, `Connection: close` on every answer (a
 * closed server still answers on the sockets it has), idle sockets closed, the rest cut at the deadline.
 */
export function drain(server: Server, deadlineMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
