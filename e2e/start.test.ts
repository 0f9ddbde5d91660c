import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';

/** Runs `npm start` as an owner does. */
function npmStart(environment: Record<string, string>): ChildProcess & { output: string } {
  const child = spawn('npm', ['start', '--silent'], {
    detached: true,
    env: { ...process.env, BASE_URL: '', HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  });
  const withOutput = Object.assign(child, { output: '' });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      withOutput.output += chunk.toString();
    });
  return withOutput;
}

async function portOf(child: { output: string; exitCode: number | null }): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)/.exec(child.output)?.[1];
    if (port) return Number(port);
    if (child.exitCode !== null) throw new Error(child.output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a stop sent to npm stops the server behind it, and frees its data directory', async () => {
  const DATA_DIR = temporaryDirectory();
  const first = npmStart({ DATA_DIR });
  const port = await portOf(first);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(first.output.match(/mot de passe : /g)).toHaveLength(1);
  first.kill('SIGTERM');
  await once(first, 'exit');
  // The shell between npm and the server forwards no signal: the server stops because it notices that its parent process has ended.
  await expect.poll(() => first.output).toContain('"stopped"');
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();

  const second = npmStart({ DATA_DIR });
  expect((await fetch(`http://127.0.0.1:${await portOf(second)}/`)).status).toBe(200);
  expect(second.output).not.toContain('mot de passe : ');
});

test('wrong settings are all named before anything is opened, exit code 78', async () => {
  const DATA_DIR = temporaryDirectory();
  const child = npmStart({ DATA_DIR, PORT: 'x', TRUST_PROXY: 'y', SMTP_HOST: 'mail.example' });
  expect((await once(child, 'exit'))[0]).toBe(78);
  for (const name of ['PORT', 'TRUST_PROXY', 'SMTP_FROM', 'NOTIFY_TO']) expect(child.output).toContain(`${name} : `);
});
