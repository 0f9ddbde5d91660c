import type { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { readTar, writeTar } from './tar.ts';

/** Names read from an archive. */
async function namesIn(tar: Readable): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of readTar(tar)) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}

test.each(['symlink', 'link', 'directory'] as const)('a copy with a %s in it is refused', async (type) => {
  const tar = pack();
  tar.entry({ name: 'site.db', type, linkname: '/etc/passwd' });
  tar.finalize();
  await expect(namesIn(tar)).rejects.toThrow('no file');
});

test('twin: one of files alone is read', async () => {
  const file = { name: 'site.db', content: Buffer.from('x'), modified: new Date(0) };
  expect(await namesIn(writeTar([file]))).toEqual(['site.db']);
});
