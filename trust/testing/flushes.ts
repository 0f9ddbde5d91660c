/** Reads strace's record: how many 201 were sent, and how many of them while the journal held unflushed writes. */
export function flushes(record: string): { created: number; unflushed: number } {
  let state: 'clean' | 'dirty' = 'clean';
  let created = 0;
  let unflushed = 0;
  const waiting = new Set<string>();
  for (const line of record.split('\n')) {
    const thread = line.slice(0, line.indexOf(' '));
    if (/ pwrite64\(\d+<[^>]*-wal>/.test(line)) state = 'dirty';
    else if (/ f(data)?sync\(\d+<[^>]*-wal>/.test(line)) {
      if (line.includes('unfinished')) waiting.add(thread);
      else if (line.endsWith('= 0')) state = 'clean';
    } else if (/<\.\.\. f(data)?sync resumed>/.test(line) && waiting.delete(thread) && line.endsWith('= 0'))
      state = 'clean';
    else if (/ writev?\(.*"HTTP\/1\.1 201/.test(line)) {
      created += 1;
      if (state === 'dirty') unflushed += 1;
    }
  }
  return { created, unflushed };
}
