import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { asPlainText, asText, type Engine, type InPage, type Size, type Tab } from './engine.ts';
import { endGroup, findEngines, ownFolder, startGroup } from './find.ts';
import { mainJourneys } from './journeys.ts';
import { oldAndMany } from './oldAndMany.ts';
import { ordersWithoutScript } from './orderQuote.ts';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

interface Bidi {
  /** Sends a command and returns its result; rejects with the browser's message. */
  send<Result>(method: string, params: Record<string, unknown>): Promise<Result>;
  close(): void;
}

/** A WebDriver BiDi connection (https://www.w3.org/TR/webdriver-bidi/): commands out, events in. */
async function connectBidi(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer from ${url}`));
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(reason: Error): void }>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data)) as Message;
    if (type === 'event' && method) return onEvent(method, params);
    const caller = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'error') caller?.reject(new Error(message));
    else caller?.resolve(result);
  };
  let last = 0;
  return {
    send: <Result>(method: string, params: Record<string, unknown>) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: (result) => resolve(result as Result), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

/** Preferences of a French reader with a mouse; headless Firefox would report neither hover nor a fine pointer. */
const preferences = (downloads: string, script: boolean) => ({
  'javascript.enabled': script,
  'intl.accept_languages': 'fr-FR',
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.shell.checkDefaultBrowser': false,
});

interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string | null;
  source: { context?: string };
}

/**
 * Firefox over WebDriver BiDi: one process, a user context of its own for each tab.
 * @param script whether pages run their scripts
 */
async function startFirefox(program: string, script = true): Promise<Engine> {
  const folder = ownFolder();
  const lines = Object.entries(preferences(folder, script)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const child = startGroup(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const entries: LogEntry[] = [];
  const bidi = await connectBidi(`${await addressOf(child)}/session`, (_, entry) => entries.push(entry as LogEntry));
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'Firefox',
    downloads: folder,
    open: (size) => openTab(bidi, entries, size, script ? asText : asPlainText),
    close: async () => {
      bidi.close();
      await endGroup(child, folder);
    },
  };
}

const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    const log: string[] = [];
    child.once('error', reject).once('exit', () => reject(new Error(`Firefox did not start:\n${log.join('')}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString());
      const address = /BiDi listening on (ws:\S+)/.exec(log.join(''))?.[1];
      if (address) resolve(address);
    });
  });

async function openTab(bidi: Bidi, entries: LogEntry[], size: Size, text: typeof asText): Promise<Tab> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  return tabOf(bidi, entries, { size, userContext, text });
}

interface Opened {
  size: Size;
  userContext: string;
  /** Text of a function that runs in the page. */
  text: typeof asText;
}

async function tabOf(bidi: Bidi, entries: LogEntry[], opened: Opened): Promise<Tab> {
  const { size, userContext, text } = opened;
  // Opens a new tab: in the first tab of a window the address bar has the focus, and Enter would press no button of the page.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await bidi.send('browsingContext.setViewport', { context, viewport: size });
  return {
    goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => bidi.send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    async run<A extends unknown[], R>(inPage: InPage<A, R>, ...args: A) {
      const answer = await bidi.send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        { functionDeclaration: text(inPage, args), awaitPromise: true, target: { context } },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as R;
    },
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    problems: () =>
      entries
        .filter(({ level, source }) => source.context === context && (level === 'error' || level === 'warn'))
        .map((entry) => entry.text ?? ''),
    beside: () => tabOf(bidi, entries, opened),
    closeTab: () => bidi.send('browsingContext.close', { context }),
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

const { firefox } = findEngines();

if (firefox) {
  mainJourneys('in Firefox', () => startFirefox(firefox));
  oldAndMany('in Firefox', () => startFirefox(firefox));
  ordersWithoutScript('in Firefox', () => startFirefox(firefox, false));
} else test.skip('the main journeys in Firefox: this machine has none');
