import path from 'node:path';
import { staticFiles } from '../server/http/staticFiles.ts';
import { startServer } from '../server/index.ts';
import { createPages } from '../server/pages/createPages.ts';
import { builtPages } from '../server/pages/pageRenderer.ts';
import { readSettings } from '../server/start/settings.ts';
import { runOrRefuse } from '../server/start/startRefusal.ts';

const LOOK_MS = 200;

/**
 * `npm start` runs this program through a shell. A stop signal sent to npm ends only the shell (dash forwards no signals): this function
 * stops the server once its shell is gone, so that it does not keep the data directory locked unnoticed.
 */
function stopWithShell(): void {
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}

/** Path of `dist/`, in which the bundle of this file runs (docs/decisions/0001-rooms-and-doors.md). */
const DIST = import.meta.dirname;

await runOrRefuse(async () => {
  process.env.NODE_ENV = 'production';
  if (process.env.npm_lifecycle_event !== undefined) stopWithShell();
  const settings = readSettings(process.env);
  const renderer = await builtPages(DIST);
  const files = [staticFiles(path.join(DIST, 'client'))];
  await startServer({
    settings,
    createPages: async ({ settings, content }) => {
      // Renders a small page before the first request, since the first render of a process loads the code of every page.
      await renderer.render({ urlOriginal: '/contact', baseUrl: settings.baseUrl, changes: content.current() });
      return createPages({ renderer, content, files, baseUrl: () => settings.baseUrl, mode: 'production' });
    },
  });
});
