import { startServer } from '../../server/index.ts';
import type { MountedPages } from '../../server/mountedPages.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/start/settings.ts';
import { runOrRefuse } from '../../server/start/startRefusal.ts';
import { isTwin, twins } from './twins.ts';

const noPages: MountedPages = {
  listed: async () => [],
  sendCached: () => false,
  handler: (_request, _response, next) => next(),
};

/** The real server without its pages, in a process of its own; each argument names a twin or a probe to apply to it. */
await runOrRefuse(async () => {
  const { port } = await startServer({
    settings: readSettings(process.env),
    createPages: async (services) => {
      const pages = { ...noPages };
      for (const name of process.argv.slice(2)) {
        if (!isTwin(name)) throw new Error(`no twin is called ${name}`);
        await twins[name](services as Services, pages);
      }
      return pages;
    },
  });
  process.stdout.write(`listening on ${port}\n`);
});
