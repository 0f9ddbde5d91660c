import path from 'node:path';
import { staticFiles } from '../server/http/staticFiles.ts';
import { startServer } from '../server/index.ts';
import { createPages } from '../server/pages/createPages.ts';
import { builtPages } from '../server/pages/pageRenderer.ts';
import { readSettings } from '../server/start/settings.ts';
import { runOrRefuse } from '../server/start/startRefusal.ts';

const LOOK_MS = 200;

/**
 * `npm start` runs this program through a shell, and a stop sent to npm ends the shell alone: dash passes no signal on. Stops the server
 * when its shell is gone, so that it does not hold the data directory unseen.
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

/** `dist/`: this file runs from there, bundled (docs/decisions/0001-rooms-and-doors.md). */
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
      // Renders a small page before the first request: the first render of a process loads every page's code.
      await renderer.render({ urlOriginal: '/contact', baseUrl: settings.baseUrl, changes: content.current() });
      return createPages({ renderer, content, files, baseUrl: () => settings.baseUrl, mode: 'production' });
    },
  });
});
