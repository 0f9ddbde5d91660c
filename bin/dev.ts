import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { staticFiles } from '../server/http/staticFiles.ts';
import { startServer } from '../server/index.ts';
import { createPages } from '../server/pages/createPages.ts';
import { developedPages } from '../server/pages/pageRenderer.ts';
import { readSettings } from '../server/start/settings.ts';
import { runOrRefuse } from '../server/start/startRefusal.ts';
import { buildIcons } from './build/buildIcons.ts';

const ROOT = path.dirname(import.meta.dirname);

/** Makes the icons and the manifest, which a build writes beside its pages, so that their links work in development. */
async function iconFiles(): Promise<string> {
  const folder = path.join(ROOT, 'node_modules', '.cache', 'dev');
  await mkdir(folder, { recursive: true });
  await buildIcons(folder);
  return folder;
}

/**
 * `npm run dev`: development with hot reload. The same process serves `/api`, and pages are rendered by the same steps as in production.
 */
await runOrRefuse(async () => {
  process.env.NODE_ENV = 'development';
  const icons = staticFiles(await iconFiles());
  const { renderer, files } = await developedPages(ROOT);
  await startServer({
    settings: readSettings(process.env),
    createPages: ({ settings, content }) =>
      createPages({
        renderer,
        content,
        files: [icons, files],
        baseUrl: () => settings.baseUrl,
        mode: 'development',
      }),
  });
});
