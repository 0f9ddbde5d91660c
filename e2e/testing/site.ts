import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Arguments with which `npm start` runs the server in Node, after the build. */
function startCommand(): string[] {
  const manifest = readFileSync(path.join(import.meta.dirname, '../..', 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [program, ...words] = (scripts.start.split(' && ').at(-1) ?? '').split(' ');
  if (program !== 'node') throw new Error(`npm start runs ${program}, not node`);
  return words;
}

const ROOT = path.dirname(path.dirname(import.meta.dirname));

export interface Site {
  /** `http://127.0.0.1:PORT`. */
  base: string;
  dataDir: string;
  /** Every line the process logged. */
  log: string[];
  child: ChildProcess;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

export const ADMIN = { username: 'admin', password: 'une-phrase-de-passe-pour-les-tests' };

/**
 * Starts the built site with the command of `npm start`, on a free port, in a new data directory or the one given.
 * @param root another copy of the project
 */
export async function startSite(environment: Record<string, string> = {}, root = ROOT): Promise<Site> {
  const given = environment.DATA_DIR;
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, startCommand(), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      // Emptied, since vitest's workers set a `BASE_URL` of their own.
      BASE_URL: '',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const base = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site did not start:\n${log.join('\n')}`));
    }, 120_000);
    const read = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        log.push(line);
        const port = /"port":(\d+)/.exec(line)?.[1];
        if (!port) continue;
        clearTimeout(timer);
        resolve(`http://127.0.0.1:${port}`);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The site exited with ${code}:\n${log.join('\n')}`)));
  });
  return {
    base,
    dataDir,
    log,
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
