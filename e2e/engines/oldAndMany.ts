import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listedPaths } from '../../bin/build/describePages.ts';
import { postLead } from '../desk/desk.ts';
import { everyViewPath } from '../desk/viewPath.ts';
import { kinds } from '../every/kinds.ts';
import { lackingMembers, takeAway } from '../every/oldest.ts';
import { base } from '../testing/base.ts';
import { isHydrated } from '../testing/hydrated.ts';
import { ADMIN } from '../testing/site.ts';
import { amongst, isWide } from '../testing/wide.ts';
import type { Engine, InPage, Tab } from './engine.ts';
import { Visitor } from './Visitor.ts';

const DESKTOP = { width: 1440, height: 900 };
const EVENTS = '/api/admin/events';
const TAKE_AWAY = '/take-away.js';

/** A proxy before the site; counts the open event streams, and can insert a script into each page before the page's own. */
interface Front {
  address: string;
  /** Event streams open at the moment. */
  streams(): number;
  close(): void;
}

async function openFront(script?: string): Promise<Front> {
  let open = 0;
  const server = createServer((request, response) => {
    if (request.url === TAKE_AWAY) return void response.setHeader('Content-Type', 'text/javascript').end(script);
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = ask(base() + request.url, { method: request.method, headers }, async (answer) => {
      const isPage = script !== undefined && answer.headers['content-type']?.startsWith('text/html');
      if (isPage) delete answer.headers['content-length'];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return void answer.pipe(response);
      const html = (await answer.setEncoding('utf8').toArray()).join('');
      response.end(html.replace('<head>', `<head><script src="${TAKE_AWAY}"></script>`));
    });
    const isStream = request.url?.split('?')[0] === EVENTS;
    if (isStream) open += 1;
    response.on('close', () => {
      if (isStream) open -= 1;
      onward.destroy();
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams: () => open,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const signIn = async (visitor: Visitor, address: string) => {
  await visitor.tab.goto(`${address}/newsletter/merci`);
  const status = await visitor.tab.run(
    async (body) =>
      (await fetch('/api/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
    JSON.stringify(ADMIN),
  );
  expect(status).toBe(204);
};

const isDesk = () =>
  document.querySelector('nav[aria-label="Bureau"]') !== null && document.querySelector('main h1') !== null;

/** Runs in the page: whether this tab holds the event stream that all tabs share. */
async function holdsStream(): Promise<boolean> {
  const own = `own ${crypto.randomUUID()}`;
  return navigator.locks.request(own, async () => {
    const { held = [] } = await navigator.locks.query();
    const me = held.find(({ name }) => name === own)?.clientId;
    return held.some(({ name, clientId }) => name === 'desk-events' && clientId === me);
  });
}

/** Runs a function in the page of each tab, one after the other. */
async function inTurn<R>(visitors: readonly Visitor[], question: InPage<[], R>): Promise<R[]> {
  const answers: R[] = [];
  for (const { tab } of visitors) answers.push(await tab.run(question));
  return answers;
}

/** Tests an engine other than Chromium without the features that the oldest supported browsers lack, and with many open tabs. */
export function oldAndMany(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let old: Front;
    let whole: Front;
    beforeAll(async () => {
      old = await openFront(`(${takeAway})(${JSON.stringify(lackingMembers)})`);
      whole = await openFront();
      engine = await start();
    });
    let tab: Tab | undefined;
    const arrive = async () => {
      tab = await engine.open(DESKTOP);
      return new Visitor(tab);
    };
    afterEach(() => tab?.close());
    afterAll(async () => {
      await engine?.close();
      old?.close();
      whole?.close();
    });

    test('without what the oldest supported browsers lack every page is hydrated and keeps its words', async () => {
      const paths = amongst(
        kinds.filter((kind) => kind !== '/admin' && kind !== '/nulle-part'),
        listedPaths(),
      );
      const visitor = await arrive();
      for (const path of paths) {
        await visitor.tab.goto(old.address + path);
        await visitor.sees(isHydrated, true);
        const read = await visitor.tab.run(async () => {
          const title = (from: Document) => from.querySelector('h1')?.textContent;
          const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
          const { lacks } = document.documentElement.dataset;
          return {
            lacks,
            same: title(document) === title(sent),
            failed: /ne répond plus/.test(document.body.innerText),
          };
        });
        expect([path, read]).toEqual([path, { lacks: 'yes', same: true, failed: false }]);
      }
    });

    test('without it the desk works', async () => {
      const views = await everyViewPath();
      const visitor = await arrive();
      await signIn(visitor, old.address);
      for (const view of views) {
        await visitor.tab.goto(`${old.address}/admin${view}`);
        await visitor.sees(isDesk, true);
        await visitor.sees(() => /Chargement|n’a pas pu s’afficher/.test(document.body.innerText), false);
        expect(await visitor.tab.run(() => document.documentElement.dataset.lacks)).toBe('yes');
      }
    });

    // Only the wide form tests WebKit here: MiniBrowser's hidden tabs show live events slowly on a busy machine.
    test.runIf(isWide || name === 'in Firefox')(
      'ten desks share one stream, an eleventh page is served, and the tab that leaves hands the stream on',
      async () => {
        const first = await arrive();
        await signIn(first, whole.address);
        const desks = [first];
        const openDesk = async (visitor: Visitor) => {
          await visitor.tab.goto(`${whole.address}/admin`);
          await visitor.sees(isDesk, true);
        };
        await openDesk(first);
        while (desks.length < 10) {
          const desk = new Visitor(await first.tab.beside());
          desks.push(desk);
          await openDesk(desk);
        }
        await expect.poll(whole.streams).toBe(1);
        const page: Tab = await first.tab.beside();
        await page.goto(`${whole.address}/about`);
        const { name: one } = await postLead();
        for (const desk of desks) await desk.reads(new RegExp(one));
        expect(whole.streams()).toBe(1);
        // After `/about` closes, the tab in front is a desk's again, and exactly one desk holds the event stream.
        await page.closeTab();
        const holds = await inTurn(desks, holdsStream);
        expect(holds.filter(Boolean)).toEqual([true]);
        const holder = desks[holds.indexOf(true)];
        await holder?.tab.closeTab();
        const left = desks.filter((desk) => desk !== holder);
        const { name: other } = await postLead();
        for (const desk of left) await desk.reads(new RegExp(other));
        await expect.poll(whole.streams).toBe(1);
      },
    );
  });
}
