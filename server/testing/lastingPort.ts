import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ports that systems hand out (Linux from 32768, others from 49152). */
const [FIRST, LAST] = [15_000, 32_767];

/** A free port for a server that starts later or restarts, outside the range from which the system gives ports to other programs. */
export async function lastingPort(): Promise<number> {
  const probe = createServer();
  while (true) {
    const port = randomInt(FIRST, LAST + 1);
    try {
      await listenAt(probe, port);
    } catch {
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

/** Listens on this machine alone. @throws where the port is taken */
export async function listenAt(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
