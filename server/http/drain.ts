import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a connection that has not said a word may still say one. */
const SILENT_MS = 300;

interface Stop {
  /** How long new connections are still taken, so that a load balancer finds out first. */
  delayMs: number;
  /** From then on. */
  deadlineMs: number;
  /** Called when the delay is over. */
  begin(): void;
}

/**
 * Makes a server stoppable without failing a request it accepted: no new connections, `Connection: close` on every
 * answer (a closed server still answers on the sockets it has), idle sockets closed, the rest cut at the deadline.
 * Browsers open connections ahead of need; one that was never used is not idle to Node, and would hold the stop until
 * the deadline.
 */
export function drainable(server: Server): (stop: Stop) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeSilent = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  return async ({ delayMs, deadlineMs, begin }) => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    await pause(delayMs);
    begin();
    await new Promise<void>((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      const silent = setTimeout(closeSilent, SILENT_MS);
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      server.close(() => {
        clearTimeout(deadline);
        clearTimeout(silent);
        clearInterval(sweep);
        resolve();
      });
      server.closeIdleConnections();
    });
  };
}
