import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { smallDisk } from '../testing/faults.ts';
import { refusedStart, startServerProcess } from '../testing/serverProcess.ts';

/** A used site on a disk of its own; undefined when none can be mounted. */
function siteOnDisk(options: string): string | undefined {
  const disk = smallDisk(8, options);
  if (disk) cpSync(migratedDirectory(), disk, { recursive: true });
  return disk;
}

/** The disk is full, as intended. */
const LACKS = {
  bytes: (disk: string) => {
    try {
      writeFileSync(path.join(disk, 'filler'), Buffer.alloc(16 << 20));
    } catch {
      // The disk is full, as intended.
    }
  },
  'names of files': (disk: string) => {
    try {
      for (let n = 0; ; n += 1) writeFileSync(path.join(disk, `filler-${n}`), '');
    } catch {
      // The disk is full, as intended.
    }
  },
};

const SENTENCE = /plein|quota|df -i|place/;

test.each(Object.keys(LACKS) as (keyof typeof LACKS)[])(
  'a disk without %s: a start, a backup, a restore and doctor end with a code and a sentence, and nothing is damaged',
  async (lack) => {
    const disk = siteOnDisk(lack === 'bytes' ? '' : ',nr_inodes=40');
    if (!disk) return;
    const copy = path.join(temporaryDirectory(), 'copie.db');
    cpSync(path.join(disk, 'site.db'), copy);
    LACKS[lack](disk);
    const start = await refusedStart({ dataDir: disk });
    const lines = start.log.filter((line) => !line.startsWith('{'));
    expect([start.code, lines]).toEqual([75, [expect.stringMatching(SENTENCE)]]);
    for (const words of [['backup'], ['restore', copy]]) {
      const { status, stderr } = await ownersCommand({ DATA_DIR: disk }, ...words);
      expect([words[0], status, stderr]).toEqual([words[0], expect.any(Number), expect.stringMatching(SENTENCE)]);
      expect([status === 0, /\n\s+at /.test(stderr)]).toEqual([false, false]);
    }
    const { status, stdout, stderr } = await ownersCommand({ DATA_DIR: disk }, 'doctor');
    expect([status, stdout, stderr]).toEqual([1, expect.stringMatching(/✗ \d+ Mio libres/), '']);
    for (const name of readdirSync(disk)) if (name.startsWith('filler')) rmSync(path.join(disk, name));
    const { end } = await startServerProcess({ dataDir: disk });
    await end('SIGTERM');
    expect(execFileSync('ls', [disk], { encoding: 'utf8' })).not.toMatch(/restore|copie-|unfinished/);
  },
);
