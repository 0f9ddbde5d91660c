import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DrawnName } from '../../data/company/drawName.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';

const DRAWN = 'drawn-signature';

interface Drawing {
  name: string;
  drawn: DrawnName;
}

/** Draws a name in a process that ends with it: the library takes a tenth of a second of whatever loads it. */
async function drawAside(name: string): Promise<DrawnName> {
  const file = path.join(import.meta.dirname, `signatureProcess${path.extname(import.meta.filename)}`);
  const { stdout } = await promisify(execFile)(process.execPath, [file, name]);
  return JSON.parse(stdout) as DrawnName;
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
