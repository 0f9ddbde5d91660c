import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staticFiles } from '../server/http/staticFiles.ts';
import { startServer } from '../server/index.ts';
import { createPages } from '../server/pages/createPages.ts';
import { builtPages } from '../server/pages/pageRenderer.ts';
import { readSettings } from '../server/start/settings.ts';
import { auditSite } from './audit/auditSite.ts';
import { siteReader } from './audit/checkListings.ts';

const DIST = path.join(path.dirname(import.meta.dirname), 'dist');
/**
 * Public address that the audited site is given; it differs from the address it listens on, so that an address hard-coded in a page is
 * found.
 */
const PUBLIC_ADDRESS = 'https://audit.example';

/** Starts the built site on a free port, with a temporary data directory. */
async function startBuilt() {
  // Temporary data directory of the audit; inside DATA_DIR if that is set, since a container can write nowhere else.
  const dataDir = mkdtempSync(path.join(process.env.DATA_DIR ?? tmpdir(), 'audit-'));
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    BASE_URL: PUBLIC_ADDRESS,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: randomUUID(),
    LOG_LEVEL: 'error',
  });
  const { port, close } = await startServer({
    settings,
    createPages: async ({ settings: { baseUrl }, content }) =>
      createPages({
        renderer: await builtPages(DIST),
        content,
        files: [staticFiles(path.join(DIST, 'client'))],
        baseUrl: () => baseUrl,
        mode: 'production',
      }),
  });
  const stop = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** `npm run audit [-- URL]`: audits a running site, or the built one; exit code 1 if it finds a fault. */
process.env.NODE_ENV = 'production';
const [given] = process.argv.slice(2);
const { origin, stop } = given ? { origin: new URL(given).origin, stop: async () => {} } : await startBuilt();
const { pages, problems } = await auditSite(siteReader(origin));
await stop();
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''));
process.stdout.write(
  `${pages} pages audited, ${problems.length === 0 ? 'nothing wrong' : `${problems.length} problems`}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
