import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A directory of the test's own, removed when it ends, or by `atEnd`. */
export function temporaryDirectory(atEnd: (remove: () => void) => void = onTestFinished): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  atEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
