import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { checkNodeVersion } from '../server/start/nodeVersion.ts';
import { runOrRefuse, StartRefusal } from '../server/start/startRefusal.ts';
import { whatIsStale } from './build/whatIsStale.ts';

const ROOT = path.dirname(import.meta.dirname);

/**
 * Checks that this account can write the build.
 * @throws StartRefusal when it cannot, as under the documented systemd unit.
 */
function refuseReadOnly(): void {
  const dist = path.join(ROOT, 'dist');
  try {
    accessSync(existsSync(dist) ? dist : ROOT, constants.W_OK);
  } catch {
    throw new StartRefusal([
      `Le site n’est pas construit, ou l’est depuis un code plus ancien, et ce compte ne peut pas écrire dans ${ROOT} : lancez-y « npm ci && npm run build », puis redémarrez`,
    ]);
  }
}

/** First half of `npm start`: builds what is missing or older than its sources; the built server then runs as a program of its own. */
await runOrRefuse(async () => {
  checkNodeVersion();
  const stale = whatIsStale(ROOT);
  if (stale !== 'nothing') {
    // Reads the settings first, so that a wrong one is reported before the build instead of after it.
    const { readSettings } = await import('../server/start/settings.ts');
    readSettings(process.env);
    refuseReadOnly();
    // Builds in a process of its own, so that the server does not keep the memory of the build.
    const script = path.join(ROOT, 'bin', 'build.ts');
    const { status } = spawnSync(process.execPath, [script, stale], { stdio: 'inherit' });
    // Stops here if the build failed: an incomplete build would serve pages without scripts.
    if (status !== 0) {
      console.error('La construction du site a échoué : rien n’est servi. La cause est ci-dessus.');
      process.exit(status ?? 1);
    }
  }
});
