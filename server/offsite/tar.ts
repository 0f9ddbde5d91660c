import { createReadStream, statSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, extract, type Pack, pack } from 'tar-stream';

export interface TarEntry {
  /** Inside the archive, with slashes. */
  name: string;
  /** Bytes of the entry, or the file they are in. */
  content: Buffer | { file: string };
  modified: Date;
}

/** Files as a tar, which any `tar` opens. The stream fails when one of them cannot be read or is changed meanwhile. */
export function writeTar(entries: readonly TarEntry[]): Readable {
  const tar = pack();
  fill(tar, entries).catch((error: Error) => tar.destroy(error));
  return tar;
}

async function fill(tar: Pack, entries: readonly TarEntry[]): Promise<void> {
  for (const { name, content, modified: mtime } of entries) {
    const header = { name, mtime, mode: 0o600 };
    if (Buffer.isBuffer(content)) tar.entry(header, content);
    else await pipeline(createReadStream(content.file), tar.entry({ ...header, size: statSync(content.file).size }));
  }
  tar.finalize();
}

/** Bytes between two files: headers, padding, and what the streams hold ahead of the reader. */
const BETWEEN_FILES = 1024 * 1024;

/**
 * The files of a tar, one after the other, each to be read before the next.
 * @param streams where its bytes come from, and what they pass through.
 * @throws when it is damaged, cut short, holds anything but files, or has more than `BETWEEN_FILES` bytes of headers between two files:
 * tar-stream reads a header whole.
 */
export async function* readTar(...streams: [Readable, ...NodeJS.ReadWriteStream[]]): AsyncGenerator<Entry> {
  const tar = extract();
  let expected = BETWEEN_FILES;
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      expected -= chunk.length;
      next(expected < 0 ? new Error('the archive holds a header without end') : null, chunk);
    },
  });
  const fed = pipeline([...streams, counted, tar]);
  // The same error ends the loop below; caught here so that it is no unhandled rejection.
  fed.catch(() => undefined);
  for await (const entry of tar) {
    if (entry.header.type !== 'file') throw new Error('the archive holds something that is no file');
    expected += (entry.header.size ?? 0) + BETWEEN_FILES;
    yield entry;
  }
  await fed;
}
