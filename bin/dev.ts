import { createDevPages } from '../server/devPages.ts';
import { startServer } from '../server/index.ts';
import { readSettings } from '../server/settings.ts';
import { runOrRefuse } from '../server/startRefusal.ts';

/** `npm run dev`: hot reload, the same process serving `/api`. */
await runOrRefuse(async () => {
  process.env.NODE_ENV = 'development';
  await startServer({
    settings: readSettings(process.env),
    createPages: (own) =>
      createDevPages({ baseUrl: () => own.settings.baseUrl, formToken: () => own.formToken.issue() }),
  });
});
