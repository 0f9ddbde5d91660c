import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { made } from './made.ts';

const ROOT = path.dirname(import.meta.dirname);

test('what the site holds of the samples is what the workshop makes, byte for byte', async () => {
  const files = await made();
  expect(files.size).toBe(18);
  for (const [file, bytes] of files)
    expect(Buffer.compare(readFileSync(path.join(ROOT, file)), bytes), `${file}: npm run make --prefix samples`).toBe(
      0,
    );
});
