import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnName } from '../../data/company/drawName.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';

const DRAWN = 'drawn-signature';

interface Drawing {
  name: string;
  drawn: DrawnName;
}

/** Draws a name in a thread that ends with it: the library and the typeface are in memory for that time alone. */
async function drawAside(name: string): Promise<DrawnName> {
  const file = path.join(import.meta.dirname, `signatureThread${path.extname(import.meta.filename)}`);
  const worker = new Worker(file, { workerData: name });
  const [drawn] = (await once(worker, 'message')) as [DrawnName];
  return drawn;
}

/**
 * The signature of a name that was given at the desk: drawn once, then kept in the database.
 * @throws where the name has no letter the typeface knows.
 */
export async function signatureOf(
  name: string,
  { connection, queue }: { connection: Connection; queue: WriteQueue },
): Promise<DrawnName> {
  const known = JSON.parse((await readSetting(connection, DRAWN)) ?? 'null') as Drawing | null;
  if (known?.name === name) return known.drawn;
  const drawn = await drawAside(name);
  await queue.write((writer) => writeSetting(writer, DRAWN, JSON.stringify({ name, drawn } satisfies Drawing)));
  return drawn;
}
