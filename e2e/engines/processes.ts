import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const ownFolder = (): string => mkdtempSync(path.join(tmpdir(), 'engine-'));

/** Starts a program in a process group of its own: with it end those it started. */
export const startGroup = (command: string, words: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(command, words, { detached: true, ...options });

/** Ends the group, then removes the folder it wrote to. */
export async function endGroup(child: ChildProcess, folder: string): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid);
    await Promise.race([gone, pause(4000)]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
