import { createReadStream, statSync } from 'node:fs';

const BLOCK = 512;
/** What eleven octal digits hold; the 5 GiB that a store takes at once come first. */
const MOST_BYTES = 8 ** 11 - 1;

export interface TarEntry {
  /** Inside the archive, with slashes. */
  name: string;
  /** Its bytes, or the file they are in. */
  content: Buffer | { file: string };
  modified: Date;
}

/** Writes files as a POSIX tar (ustar), which any `tar` opens. */
export async function* writeTar(entries: Iterable<TarEntry>): AsyncGenerator<Buffer> {
  for (const { name, content, modified } of entries) {
    const bytes = Buffer.isBuffer(content) ? content.length : statSync(content.file).size;
    yield header(name, bytes, modified);
    if (Buffer.isBuffer(content)) yield content;
    else {
      let read = 0;
      for await (const chunk of createReadStream(content.file)) {
        read += chunk.length;
        yield chunk;
      }
      if (read !== bytes) throw new Error(`${content.file} changed while it was copied`);
    }
    yield Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function header(name: string, bytes: number, modified: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { prefix, base } = split(name);
  if (bytes > MOST_BYTES) throw new Error(`${name} is too large for a tar`);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(base, 0, 'utf8');
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(bytes, 12), 124);
  block.write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345, 'utf8');
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A long name stands in two fields, cut at a slash. */
function split(name: string): { prefix: string; base: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', base: name };
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const [prefix, base] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(base) <= 100) return { prefix, base };
  }
  throw new Error(`${name} is too long a name for a tar`);
}

/** The sum of a header's bytes, its own field counted as spaces. */
const sumOf = (block: Buffer): number =>
  block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);

export interface TarPiece {
  name: string;
  bytes: number;
  /** The next bytes of this file. */
  chunk: Buffer;
}

/**
 * Reads a tar as it arrives, piece by piece; every file begins with an empty piece.
 * @throws when it is damaged, or ends before its end mark.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarPiece> {
  let rest: Buffer = Buffer.alloc(0);
  let current: { name: string; bytes: number; left: number; padding: number } | undefined;
  let ended = false;
  for await (const chunk of source) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    while (!ended && rest.length > 0) {
      if (current && current.left > 0) {
        const part = rest.subarray(0, current.left);
        current.left -= part.length;
        rest = rest.subarray(part.length);
        yield { name: current.name, bytes: current.bytes, chunk: part };
      } else {
        const padding = current?.padding ?? 0;
        if (rest.length < padding + BLOCK) break;
        const block = rest.subarray(padding, padding + BLOCK);
        rest = rest.subarray(padding + BLOCK);
        current = undefined;
        ended = block.every((byte) => byte === 0);
        if (ended) break;
        const { name, bytes } = readHeader(block);
        current = { name, bytes, left: bytes, padding: (BLOCK - (bytes % BLOCK)) % BLOCK };
        yield { name, bytes, chunk: Buffer.alloc(0) };
      }
    }
  }
  if (!ended) throw new Error('the archive is cut short');
}

function readHeader(block: Buffer): { name: string; bytes: number } {
  const text = (from: number, length: number) => {
    const field = block.subarray(from, from + length);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end < 0 ? length : end).trim();
  };
  if (Number.parseInt(text(148, 8), 8) !== sumOf(block)) throw new Error('the archive is damaged');
  if (text(156, 1) !== '0') throw new Error('the archive holds something that is no file');
  const prefix = text(345, 155);
  return { name: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`, bytes: Number.parseInt(text(124, 12), 8) };
}
