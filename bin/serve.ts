import { publicPaths } from '../data/routes.ts';
import { startServer } from '../server/index.ts';
import { createPages, type Pages } from '../server/pages.ts';
import { readSettings } from '../server/settings.ts';
import { runOrRefuse } from '../server/startRefusal.ts';

/** `dist/`: this runs from there, bundled into one file (docs/decisions/one-server-file.md). */
const DIST = import.meta.dirname;

/** Serves the built site. */
await runOrRefuse(async () => {
  process.env.NODE_ENV = 'production';
  let pages: Pages | undefined;
  const { services } = await startServer({
    settings: readSettings(process.env),
    createPages: async (own) => {
      pages = await createPages({
        baseUrl: () => own.settings.baseUrl,
        dist: DIST,
        formToken: () => own.formToken.issue(),
        publicPaths,
      });
      return pages;
    },
  });
  await pages?.warm(publicPaths, (error, at) => services.logger.error({ err: error, at }, 'a page failed to render'));
});
