import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicPaths } from '../data/routes.ts';
import { startServer } from '../server/index.ts';
import { createPages, type Pages } from '../server/pages.ts';
import { readSettings } from '../server/settings.ts';
import { runOrRefuse } from '../server/startRefusal.ts';
import { isStale } from './isStale.ts';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm start`: builds when the build is missing or older than its sources, then serves the production site. */
await runOrRefuse(async () => {
  const settings = readSettings(process.env);
  if (isStale(ROOT)) {
    // In a process of its own, so that the server never carries the build's tools in memory.
    const { status } = spawnSync(process.execPath, [path.join(ROOT, 'bin', 'build.ts')], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.env.NODE_ENV = 'production';
  let pages: Pages | undefined;
  const { services } = await startServer({
    settings,
    createPages: async (own) => {
      pages = await createPages({
        baseUrl: () => own.settings.baseUrl,
        dist: path.join(ROOT, 'dist'),
        formToken: () => own.formToken.issue(),
        publicPaths,
      });
      return pages;
    },
  });
  await pages?.warm(publicPaths, (error, at) => services.logger.error({ err: error, at }, 'a page failed to render'));
});
