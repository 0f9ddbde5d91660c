import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bundle } from '../../bin/build/bundleServer.ts';
import { SERVER_FILE, whatIsStale } from '../../bin/build/whatIsStale.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** The server in one file, as the image carries it; built first where its sources are newer. */
export function shippedBundle(): string {
  const stale = whatIsStale(ROOT);
  if (stale !== 'nothing')
    execFileSync(process.execPath, [path.join(ROOT, 'bin', 'build.ts'), stale], { stdio: 'ignore' });
  return path.join(ROOT, SERVER_FILE);
}

/** The server without its pages, with its twins, in one file as well: hundreds of starts need not open six hundred. */
export const TRUST_SERVER = path.join(ROOT, 'dist', 'serverEntry.trust.mjs');

/** Makes that file of the sources as they are. */
export const bundleTrustServer = (): Promise<void> =>
  bundle(ROOT, ['trust/testing/serverEntry.ts'], '[name].trust.mjs');
