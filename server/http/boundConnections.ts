import type { Server } from 'node:http';
import { isPrivate, networkOf } from '../limits/clientNetwork.ts';

/** This machine, and its own network where proxies stand: many visitors come through one of them. */
const isNear = (address: string): boolean =>
  address === '127.0.0.1' || address === '::ffff:127.0.0.1' || (isPrivate(address) && !/\b127\./.test(address));

/** Closes what one network opens beyond its share of connections, to leave room for others. */
export function boundConnections(server: Server, mostPerNetwork: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isNear(address)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= mostPerNetwork) return void socket.resetAndDestroy();
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
