import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchTestBrowser } from './testing/chromium.ts';

const ROOT = path.dirname(import.meta.dirname);
const ONE_OF_EACH = [
  '/',
  '/services/strategie',
  '/exemples/saas-b2b',
  '/blog',
  '/blog/article-1',
  '/legal/cgv',
  '/devis',
];

/** Starts `npm run dev` on a free port; returns its address. */
async function develop(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dev-'));
  const environment = { PORT: '0', HOST: '127.0.0.1', BASE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'development' };
  const child = spawn(process.execPath, ['bin/dev.ts'], { cwd: ROOT, env: { ...process.env, ...environment } });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const port = /"port":(\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

test('while developing, a page of each kind hydrates without a warning, under the policy of production', async () => {
  const base = await develop();
  const browser = await launchTestBrowser();
  const page = await browser.newPage();
  onTestFinished(() => browser.close());
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of ONE_OF_EACH) {
    const response = await page.goto(base + address);
    expect(response?.headers()['content-security-policy'], address).toContain("default-src 'none'");
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  }
  expect(problems).toEqual([]);
  expect((await fetch(`${base}/nulle-part`)).status).toBe(404);
}, 300_000);
