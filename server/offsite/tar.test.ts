import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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

test.each(['x', 'g'])('a header of a hundred megabytes (%s) is refused before it is read into memory', async (type) => {
  const header = await buffer(writeTar([{ name: 'site.db', content: Buffer.alloc(0), modified: new Date(0) }]));
  header.write(`${(100 * 1024 * 1024).toString(8).padStart(11, '0')}\0`, 124);
  header.fill(' ', 148, 156).write(type, 156);
  const sum = header.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  let sent = 0;
  const zeros = function* () {
    yield header.subarray(0, 512);
    for (; sent < 100; sent += 1) yield Buffer.alloc(1024 * 1024);
  };
  await expect(namesIn(Readable.from(zeros()))).rejects.toThrow('without end');
  expect(sent).toBeLessThan(10);
});
