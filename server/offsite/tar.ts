import { createReadStream, statSync } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, extract, type Pack, pack } from 'tar-stream';

export interface TarEntry {
  /** Path inside the archive, with slashes. */
  name: string;
  /** Bytes of the entry, or the file they are in. */
  content: Buffer | { file: string };
  modified: Date;
}

/** Packs files into a tar that any `tar` opens. The stream fails when a file cannot be read or is changed meanwhile. */
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

/** Maximum bytes between the contents of two files: headers, padding, and bytes that the streams have read ahead. */
const BETWEEN_FILES = 1024 * 1024;

/**
 * Yields the files of a tar one by one; each must be read before the next.
 * @param streams source of its bytes, then the streams they pass through.
 * @throws for a damaged or short tar, anything but files, or over `BETWEEN_FILES` bytes of headers between two files: tar-stream reads a
 * header whole.
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
  // Ignored here, so that the rejection is not reported as unhandled: the same error ends the loop below.
  fed.catch(() => undefined);
  for await (const entry of tar) {
    if (entry.header.type !== 'file') throw new Error('the archive holds something that is no file');
    expected += (entry.header.size ?? 0) + BETWEEN_FILES;
    yield entry;
  }
  await fed;
}
