import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RECENT_MS } from '../../../data/desk/liveEvents.ts';
import { createListener } from '../../http/httpServer.ts';
import { type SiteUnderTest, siteUnderTest } from '../../testing/siteUnderTest.ts';

/** Opens the event stream of a desk; returns the events it receives, and a promise of its end. */
async function openStream({ app, services, admin }: SiteUnderTest, after = '') {
  const server = createServer(createListener(app, services)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { ...admin, Accept: 'text/event-stream' };
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/events${after}`, { headers });
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    return 'ended';
  })();
  return { events: () => text, ended };
}

test('an open desk gets the events, and none once its session has ended, whichever process ended it', async () => {
  const site = await siteUnderTest();
  const stream = await openStream(site);
  site.services.live.publish({ kind: 'lead', id: 7, held: false });
  const warning = { kind: 'one-address', setting: 'X', text: 'Y', at: site.clock.time.toISOString() } as const;
  site.services.live.publish({ kind: 'warning', warning });
  const still = await Promise.race([stream.ended, new Promise((resolve) => setTimeout(resolve, 1800, 'open'))]);
  expect(still).toBe('open');
  expect(stream.events()).toContain('data: {"kind":"lead","id":7,"held":false}');
  expect(stream.events()).not.toContain('warning');
  // Deletes the sessions as another process, or the owner’s command, would.
  site.raw.exec('DELETE FROM sessions');
  await stream.ended;
});

test('a stream that resumes after a place gets the events since, or a notice that the place is no longer known', async () => {
  const site = await siteUnderTest();
  const { live } = site.services;
  const missed = { kind: 'lead', id: 8, held: false } as const;
  live.publish({ kind: 'lead', id: 7, held: false });
  const place = live.place();
  live.publish(missed);
  const resumed = await openStream(site, `?after=${place}`);
  await expect.poll(resumed.events).toContain('"complete":true');
  expect(resumed.events()).toContain('"id":8');
  expect(resumed.events()).not.toContain('"id":7');
  const another = await openStream(site, '?after=another-process.1');
  await expect.poll(another.events).toContain('"complete":false');
  live.end();
  await Promise.all([resumed.ended, another.ended]);
  // Events older than the replay's period are forgotten, so a place before them is unknown; the latest place is still known.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + RECENT_MS + 1);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(live.after(place)).toBeUndefined();
  expect(live.after(live.place())).toEqual([]);
});
