import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openDesk, postLead } from './desk.ts';

const EVENTS = '/api/admin/events';

/** Opens a desk, and others in tabs of the same browser; returns the event streams of each. */
async function openDesks(count: number): Promise<{ tabs: Page[]; streams: Page[] }> {
  const first = await openDesk('/admin', { own: true });
  // Waits until the first tab holds the event stream, which is not counted with those of the other tabs.
  await first.waitForFunction(async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === 'desk-events'),
  );
  const context = first.context();
  const tabs = [first];
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === EVENTS) streams.push(request.frame().page());
  });
  while (tabs.length < count) {
    const tab = await context.newPage();
    tabs.push(tab);
    await tab.goto(`${base()}/admin`);
    await tab.getByRole('navigation', { name: 'Bureau' }).waitFor();
  }
  return { tabs, streams };
}

const shows = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).waitFor();

test('ten desks share one stream, an eleventh page is served, and each desk shows what happens', async () => {
  const { tabs, streams } = await openDesks(10);
  const page = await tabs[0]?.context().newPage();
  await page?.goto(`${base()}/about`);
  expect(streams).toEqual([]);
  const { name } = await postLead();
  await Promise.all(tabs.map((tab) => shows(tab, name)));
  // The tab with the event stream closes: another tab opens the stream, and shows the event from in between.
  const [holder, ...others] = tabs;
  await holder?.close();
  const [, between] = await Promise.all([expect.poll(() => streams.length).toBe(1), postLead()]);
  await Promise.all(others.map((tab) => shows(tab, between.name)));
});

const hide = (tab: Page, state: 'hidden' | 'visible') =>
  tab.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('after the hidden tab that held the stream closed, another shows what happened since as soon as it is looked at', async () => {
  const { tabs, streams } = await openDesks(2);
  const [looked, holder] = tabs as [Page, Page];
  await hide(looked, 'hidden');
  await expect.poll(() => streams).toEqual([holder]);
  const { name: seen } = await postLead();
  await Promise.all(tabs.map((tab) => shows(tab, seen)));
  await hide(holder, 'hidden');
  await holder.close();
  const { name } = await postLead();
  // A sleeping tab keeps the event stream for two seconds: after a longer time, the other tab must still show every event it missed.
  await pause(2500);
  await hide(looked, 'visible');
  await shows(looked, name);
});

test('a hidden tab leaves the stream to a visible one, and a sleeping tab loses it', async () => {
  const { tabs, streams } = await openDesks(2);
  const [one, other] = tabs as [Page, Page];
  await hide(one, 'hidden');
  await expect.poll(() => streams).toEqual([other]);
  await hide(one, 'visible');
  const { name } = await postLead();
  await Promise.all(tabs.map((tab) => shows(tab, name)));
  expect(streams).toEqual([other]);
  // Freezes the tab as a phone does: its scripts stop, and calls to it do not resolve.
  const asleep = await other.context().newCDPSession(other);
  await asleep.send('Debugger.enable');
  await asleep.send('Debugger.pause');
  void other.evaluate(() => undefined).catch(() => undefined);
  await hide(one, 'hidden');
  await hide(one, 'visible');
  await expect.poll(() => streams).toEqual([other, one]);
  await asleep.send('Debugger.resume');
  const later = await postLead();
  await Promise.all(tabs.map((tab) => shows(tab, later.name)));
  expect(streams).toEqual([other, one]);
});
