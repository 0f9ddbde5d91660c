import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createDevPages } from '../server/devPages.ts';
import { startServer } from '../server/index.ts';
import { readSettings } from '../server/settings.ts';
import { runOrRefuse } from '../server/startRefusal.ts';
import { buildDownloads } from './buildDownloads.ts';
import { buildIcons } from './buildIcons.ts';

const ROOT = path.dirname(import.meta.dirname);

/** The files a build makes beside its pages: icons, manifest and downloads, so that no link is dead meanwhile. */
async function madeFiles(): Promise<string> {
  const folder = path.join(ROOT, 'node_modules', '.cache', 'dev');
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(ROOT, 'public', 'favicon.svg'), path.join(folder, 'favicon.svg'));
  await Promise.all([buildIcons(folder), buildDownloads(folder)]);
  return folder;
}

/** `npm run dev`: hot reload, the same process serving `/api`. */
await runOrRefuse(async () => {
  process.env.NODE_ENV = 'development';
  const files = await madeFiles();
  await startServer({
    settings: readSettings(process.env),
    createPages: (own) =>
      createDevPages({ files, baseUrl: () => own.settings.baseUrl, formToken: () => own.formToken.issue() }),
  });
});
