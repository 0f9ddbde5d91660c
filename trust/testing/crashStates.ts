import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const SECTOR = 512;

/** strace's arguments for a record that can be replayed: every byte of every write, and every name, in hexadecimal. */
export const RECORDING = '-y -xx -s 100000 -e trace=pwrite64,ftruncate,fsync,fdatasync,write,writev'.split(' ');

type Change = { at: number; bytes: Buffer } | { size: number };

/** A file as a disk may hold it: `flushed`, certain to be on the disk, and `since`, written after the last flush, in order. */
interface Replayed {
  flushed: Buffer;
  since: Change[];
}

/** State at one moment of the record. */
export interface Moment {
  files: ReadonlyMap<string, Replayed>;
  /** References of the leads acknowledged to a visitor. */
  acknowledged: ReadonlySet<string>;
}

const decoded = (hexadecimal: string): Buffer => Buffer.from(hexadecimal.replaceAll('\\x', ''), 'hex');

/**
 * Replays a record, and yields after each call that changed a file or acknowledged a lead. Every yield returns the same object, changed.
 */
export async function* replay(record: string): AsyncGenerator<Moment> {
  const files = new Map<string, Replayed>();
  const acknowledged = new Set<string>();
  /** Flushes under way, by thread: the file, and its last write before the flush began. */
  const flushing = new Map<string, { flushed: Replayed; last: Change | undefined }>();
  const file = (name: string): Replayed => {
    const known = files.get(name) ?? { flushed: Buffer.alloc(0), since: [] };
    files.set(name, known);
    return known;
  };
  for await (const line of createInterface({ input: createReadStream(record) })) {
    const thread = line.slice(0, line.indexOf(' '));
    const target = decoded(/^[^"]*?\(\d+<([^>]*)>/.exec(line)?.[1] ?? '').toString();
    const name = /\/(site\.db(-wal)?)$/.exec(target)?.[1];
    const call = /^\d+ +(?:<\.\.\. )?(\w+)/.exec(line)?.[1] ?? '';
    if (call === 'pwrite64' && name) {
      const [, bytes = '', at = ''] = /"([^"]*)", \d+, (\d+)/.exec(line) ?? [];
      file(name).since.push({ at: Number(at), bytes: decoded(bytes) });
    } else if (call === 'ftruncate' && name) {
      file(name).since.push({ size: Number(/>, (\d+)/.exec(line)?.[1]) });
    } else if (/^f(data)?sync$/.test(call) && name && line.includes('unfinished')) {
      flushing.set(thread, { flushed: file(name), last: file(name).since.at(-1) });
      continue;
    } else if (/^f(data)?sync$/.test(call) && line.endsWith('= 0')) {
      const begun = flushing.get(thread);
      flushing.delete(thread);
      if (name) flush(file(name), file(name).since.at(-1));
      else if (begun) flush(begun.flushed, begun.last);
    } else if (/^writev?$/.test(call) && target.startsWith('socket:')) {
      const sent = [...line.matchAll(/"([^"]*)"/g)].map(([, bytes = '']) => decoded(bytes).toString('latin1')).join('');
      const reference = /"reference":"([\w-]+)"/.exec(sent)?.[1];
      if (!reference) continue;
      acknowledged.add(reference);
    } else continue;
    yield { files, acknowledged };
  }
}

/** @param last the last change that the flush is sure to include: another thread may have written to the file since the flush began. */
function flush(file: Replayed, last: Change | undefined): void {
  const count = last ? file.since.indexOf(last) + 1 : 0;
  file.flushed = contentsOf({ ...file, since: file.since.slice(0, count) }, () => true);
  file.since = file.since.slice(count);
}

/**
 * A file as a power cut may leave it: every flushed sector, and any or none of those written since (SQLite's own crash tests do so:
 * https://sqlite.org/testing.html#crash_testing).
 * @param survives called for every sector written since the last flush
 */
export function contentsOf({ flushed, since }: Replayed, survives: () => boolean): Buffer {
  const end = Math.max(flushed.length, ...since.map((one) => ('bytes' in one ? one.at + one.bytes.length : 0)));
  const bytes = Buffer.alloc(end);
  flushed.copy(bytes);
  let size = flushed.length;
  for (const change of since) {
    if ('size' in change) {
      if (survives()) {
        bytes.fill(0, change.size);
        size = change.size;
      }
      continue;
    }
    for (let from = 0; from < change.bytes.length; ) {
      const until = Math.min(change.bytes.length, from + SECTOR - ((change.at + from) % SECTOR));
      if (survives()) {
        change.bytes.copy(bytes, change.at + from, from, until);
        size = Math.max(size, change.at + until);
      }
      from = until;
    }
  }
  return bytes.subarray(0, size);
}
