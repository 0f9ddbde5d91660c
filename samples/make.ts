import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { made } from './made.ts';

/** `npm run make --prefix samples`: writes what the site offers of the samples where it looks for it. */
for (const [file, bytes] of await made()) {
  const place = path.join(import.meta.dirname, '..', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, bytes);
  process.stdout.write(`${file}: ${bytes.length} bytes\n`);
}
