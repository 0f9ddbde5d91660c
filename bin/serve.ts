import path from 'node:path';
import { staticFiles } from '../server/http/staticFiles.ts';
import { startServer } from '../server/index.ts';
import { createPages } from '../server/pages/createPages.ts';
import { builtPages } from '../server/pages/pageRenderer.ts';
import { readSettings } from '../server/start/settings.ts';
import { runOrRefuse } from '../server/start/startRefusal.ts';

const LOOK_MS = 200;

/**
 * `npm start` runs this program through a shell, and a stop sent to npm ends the shell alone: dash passes no signal on. A server whose
 * shell is gone stops as if it had got the signal itself, instead of holding the data directory unseen.
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

/** `dist/`: this runs from there, bundled into one file (docs/decisions/0001-rooms-and-doors.md). */
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
      // The first page that a process draws loads what draws them all: no reader and no request is to wait for that. A small page, of which
      // little memory is left behind.
      await renderer.render({ urlOriginal: '/contact', baseUrl: settings.baseUrl, changes: content.current() });
      return createPages({ renderer, content, files, baseUrl: () => settings.baseUrl, mode: 'production' });
    },
  });
});
