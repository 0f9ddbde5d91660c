import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastingPort } from '../../server/testing/lastingPort.ts';
import { kinds } from '../every/kinds.ts';
import { startSite } from '../testing/site.ts';
import { amongst } from '../testing/wide.ts';
import { asText, type Engine, type InPage, type InputSource, type Size, type Tab } from './engine.ts';
import { endGroup, findEngines, ownFolder, type Programs, pause, startGroup } from './find.ts';
import { mainJourneys } from './journeys.ts';
import { oldAndMany } from './oldAndMany.ts';

interface ConsoleRun {
  /** Lines of the console so far: messages and errors of scripts, and violations of the content security policy. */
  lines(): string[];
  close(): Promise<void>;
}

/**
 * Shell script that opens a browser for each address, with a folder and a screen of its own: a hidden tab or a covered window would not be
 * drawn.
 */
const ONE_EACH = `screen=0
for address; do
  own=$(mktemp -d -p "$XDG_CONFIG_HOME")
  DISPLAY=$DISPLAY.$screen XDG_DATA_HOME=$own XDG_CACHE_HOME=$own stdbuf -oL "$BROWSER" --enable-write-console-messages-to-stdout=true "$address" >>"$CONSOLE" 2>&1 &
  screen=$((screen + 1))
done
wait`;

/**
 * Opens addresses in browsers that write their console to a file. They do so only in a window with a history, which WebDriver does not
 * open, so no driver controls these browsers.
 */
function openWithConsole({ browser }: NonNullable<Programs['webkit']>, addresses: string[]): ConsoleRun {
  const folder = ownFolder();
  const file = path.join(folder, 'console');
  const screens = addresses.map((_, n) => `-screen ${n} 1280x1024x24`).join(' ');
  const child = startGroup('xvfb-run', ['-a', '-s', screens, 'sh', '-c', ONE_EACH, 'sh', ...addresses], {
    stdio: 'ignore',
    env: { ...process.env, BROWSER: browser, CONSOLE: file, XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' },
  });
  return {
    lines: () =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').filter((line) => line.includes('CONSOLE ')),
    close: () => endGroup(child, folder),
  };
}

/** Style of the window without GTK's paddings, which would keep it wider than a phone. */
const NARROW = '*{min-width:0;min-height:0;padding:0;margin:0;border-width:0;font-size:1px}';

/** Time limit of a call to the driver, shorter than a test's: a call without a response then fails with an error that names it. */
const ANSWER_MS = 40_000;

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Writes the configuration of GTK, and a script that starts the browser inside the driver. Returns the script's path. */
function furnish(folder: string, browser: string): string {
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  writeFileSync(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  // Script that starts the browser and keeps its output in a file: the driver has no command for the console, and discards that output.
  const wrapper = path.join(folder, 'browser');
  writeFileSync(
    wrapper,
    `#!/bin/sh\nexec stdbuf -oL '${browser}' --enable-write-console-messages-to-stdout=true "$@" >>'${consoleOf(folder)}' 2>&1\n`,
  );
  chmodSync(wrapper, 0o755);
  return wrapper;
}
const consoleOf = (folder: string) => path.join(folder, 'console');

/** WebKitGTK's MiniBrowser over classic WebDriver, on a screen of its own: a browser for each tab. */
async function startWebKit({ driver, browser }: NonNullable<Programs['webkit']>): Promise<Engine> {
  const folder = ownFolder();
  const binary = furnish(folder, browser);
  const startDriver = async () => {
    const port = await lastingPort();
    const words = ['-a', '-s', '-screen 0 1600x1400x24', driver, '-p', `${port}`];
    const env = { ...process.env, XDG_CONFIG_HOME: folder, LC_ALL: 'C.UTF-8' };
    const child = startGroup('xvfb-run', words, { stdio: 'ignore', env });
    const call = callOf(port);
    await started(call);
    return { child, call };
  };
  let running = await startDriver();
  return {
    name: 'WebKitGTK',
    downloads: folder,
    async open(size) {
      try {
        return await openSession(running.call, binary, folder, size);
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error;
        // The driver has lost the browser it was starting, before any page: another driver starts one.
        await endGroup(running.child);
        running = await startDriver();
        return openSession(running.call, binary, folder, size);
      }
    },
    close: () => endGroup(running.child, folder),
  };
}

/** The driver did not respond in time. */
class NoResponse extends Error {}

const callOf =
  (port: number): Call =>
  async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => {
      throw new NoResponse(`${method} ${path}: ${error.message}`);
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message?: string };
    throw new Error(message || error);
  };

async function started(call: Call): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      return await call('GET', '/status');
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

async function openSession(call: Call, binary: string, folder: string, { width, height }: Size): Promise<Tab> {
  writeFileSync(consoleOf(folder), '');
  const options = {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  });
  const at = `/session/${sessionId}`;
  let current = await call<string>('GET', `${at}/window`);
  const tabOf = (handle: string): Tab => {
    const here = async () => {
      if (current !== handle) await call('POST', `${at}/window`, { handle });
      current = handle;
    };
    const post = async <Value = void>(path: string, body: object = {}) => {
      await here();
      return call<Value>('POST', at + path, body);
    };
    const run = async <A extends unknown[], R>(inPage: InPage<A, R>, ...args: A) => {
      const script = `const done = arguments[0]; (${asText(inPage, args)})().then((json) => done({ json }), (error) => done({ failed: String(error) }))`;
      const { json, failed } = await post<{ json: string; failed?: string }>('/execute/async', { script, args: [] });
      if (failed !== undefined) throw new Error(failed);
      return JSON.parse(json) as R;
    };
    let turned = 0;
    /** Sends the sum of all turns of the wheel: the driver scrolls by the difference from the last value it got. */
    const summed = ({ actions, ...source }: InputSource): InputSource => ({
      ...source,
      actions: actions.map((tick) => {
        if (tick.type !== 'scroll') return tick;
        turned += tick.deltaY;
        return { ...tick, deltaY: turned };
      }),
    });
    return {
      goto: (url) => post('/url', { url }),
      back: () => post('/back'),
      reload: () => post('/refresh'),
      run,
      act: (sources) => post('/actions', { actions: sources.map(summed) }),
      screenshot: async () => {
        await here();
        return Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64');
      },
      problems: () =>
        existsSync(consoleOf(folder))
          ? (readFileSync(consoleOf(folder), 'utf8').match(/^CONSOLE .*(ERROR|WARN|violat|Refused).*/gim) ?? [])
          : [],
      beside: async () => tabOf((await post<{ handle: string }>('/window/new', { type: 'tab' })).handle),
      closeTab: async () => {
        await here();
        await call('DELETE', `${at}/window`);
      },
      close: () => call('DELETE', at),
    };
  };
  const first = tabOf(current);
  const resize = (size: Size) => call('POST', `${at}/window/rect`, { x: 0, y: 0, ...size });
  // Resizes the window twice: the first time to measure the width and height that its own bars take.
  await resize({ width, height });
  const inner = await first.run(() => ({ width: innerWidth, height: innerHeight }));
  await resize({ width: 2 * width - inner.width, height: 2 * height - inner.height });
  return first;
}

const { webkit } = findEngines();

/**
 * Two known console messages: WebKitGTK is built without web app manifests (unlike Apple's WebKit) and does not know `manifest-src`; on a
 * busy machine a preloaded module may run so late that WebKit warns of it.
 */
const KNOWN =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|\.js was preloaded using link preload but not used/;

if (webkit) {
  mainJourneys('in WebKitGTK', () => startWebKit(webkit));
  oldAndMany('in WebKitGTK', () => startWebKit(webkit));

  test('in WebKitGTK no kind of page writes to the console', async () => {
    const site = await startSite();
    const pages = amongst<string>(['/', '/blog/article-1'], kinds).filter((kind) => kind !== '/admin');
    const marked = `data:text/html,<script>console.error('an error is seen')</script>`;
    const run = openWithConsole(webkit, [marked, ...pages.map((kind) => site.base + kind)]);
    try {
      // The server logs a view for each page that React has hydrated.
      const views = () => site.log.filter((line) => line.includes('"path":"/api/visits"')).length;
      await expect.poll(views).toBe(pages.length);
      const problems = () => run.lines().filter((line) => !KNOWN.test(line));
      await expect.poll(problems).toEqual([expect.stringContaining('an error is seen')]);
    } finally {
      await run.close();
      await site.stop();
    }
  });
} else test.skip('the main journeys in WebKitGTK: this machine has none');
