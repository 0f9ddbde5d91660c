import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkNodeVersion } from '../server/start/nodeVersion.ts';
import { runOrRefuse } from '../server/start/startRefusal.ts';
import { whatIsStale } from './build/whatIsStale.ts';

const ROOT = path.dirname(import.meta.dirname);

/** The first half of `npm start`: builds what is missing or older than its sources. The built server follows, in a program of its own. */
await runOrRefuse(async () => {
  checkNodeVersion();
  const stale = whatIsStale(ROOT);
  if (stale !== 'nothing') {
    // Reports a wrong setting before the build, not after it.
    const { readSettings } = await import('../server/start/settings.ts');
    readSettings(process.env);
    // A process of its own: the server does not keep the build's memory.
    const script = path.join(ROOT, 'bin', 'build.ts');
    const { status } = spawnSync(process.execPath, [script, stale], { stdio: 'inherit' });
    // An incomplete build would serve pages without their scripts.
    if (status !== 0) {
      console.error('La construction du site a échoué : rien n’est servi. La cause est ci-dessus.');
      process.exit(status ?? 1);
    }
  }
});
