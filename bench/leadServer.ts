import type { AddressInfo } from 'node:net';
import { handleOf, sqliteConnection } from '../database/sqlite/sqliteConnection.ts';
import { createWriteQueue } from '../database/sqlite/writeQueue.ts';
import { createApp } from '../server/app.ts';
import { createHttpServer } from '../server/http/httpServer.ts';
import { createLogger } from '../server/start/logger.ts';
import { openServices } from '../server/start/openServices.ts';
import { readSettings } from '../server/start/settings.ts';

// The real API; with the argument `alone` each write has a transaction, hence a flush to disk, of its own.
const settings = readSettings(process.env);
const { services } = await openServices({
  settings,
  logger: createLogger('silent'),
  onBroken: (error) => {
    throw error;
  },
});
if (process.argv[2] === 'alone') {
  const writer = sqliteConnection(await services.queue.write(async (connection) => handleOf(connection)));
  Object.assign(services.queue, createWriteQueue(writer, { onBroken: () => process.exit(1), groupSize: 1 }));
}
const server = createHttpServer(createApp(services));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`{"port":${(server.address() as AddressInfo).port}}\n`);
});
process.once('SIGTERM', () => process.exit(0));
