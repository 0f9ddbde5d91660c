import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';

/** A file system of its own in memory, gone when the test ends; undefined where none may be mounted. */
export function smallDisk(megabytes: number): string | undefined {
  const directory = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]));
  return directory;
}
