import { spawn } from 'node:child_process';

/** What `npm test` does before its tests; none needs another, and each waits on the disk now and then. */
const CHECKS = ['build', 'types', 'lint'] as const;

/** Runs one of the package's scripts, and writes all it said once it has ended. Returns its exit code. */
function run(script: string): Promise<number> {
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(`> ${script}\n${Buffer.concat(said)}`);
      resolve(code ?? 1);
    });
  });
}

const codes = await Promise.all(CHECKS.map(run));
process.exitCode = Math.max(...codes);
