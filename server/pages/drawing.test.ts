import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { createDrawing } from './pageRenderer.ts';

/** A queue of pages under load: each rendering ends when the test ends it; `drawn` lists the visitors whose page was begun, in order. */
function crowd() {
  const drawInTurn = createDrawing();
  const drawn: string[] = [];
  const running: (() => void)[] = [];
  const ask = (who: string, session?: { username: string }) => {
    const response = Object.assign(new EventEmitter(), { locals: { session } }) as unknown as Response;
    const page = drawInTurn({ ip: who } as Request, response, () => {
      drawn.push(session?.username ?? who);
      return new Promise<string>((resolve) => running.push(() => resolve(who)));
    });
    // The test handles a rejection later; until then it must not count as unhandled.
    page.catch(() => undefined);
    return { page, leave: () => response.emit('close') };
  };
  const turns = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      running.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, turns, drawn };
}

const settled = (requested: { page: Promise<unknown> }[]) => Promise.allSettled(requested.map(({ page }) => page));

test('of 200 pages that one network asks for, one more is drawn before that of another network, and none before that of an account', async () => {
  const { ask, turns, drawn } = crowd();
  const flood = Array.from({ length: 200 }, () => ask('198.51.100.1'));
  const reader = ask('203.0.113.9');
  const owner = ask('198.51.100.1', { username: 'claire' });
  await turns(4);
  expect(drawn.slice(2, 5)).toEqual(['claire', '198.51.100.1', '203.0.113.9']);
  await turns(200);
  expect(await Promise.all([reader.page, owner.page])).toEqual(['203.0.113.9', '198.51.100.1']);
  const refused = (await settled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(200 - 32);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } });
});

test('twin: a reader of the network that floods waits behind it, or gets a 503', async () => {
  const { ask, turns } = crowd();
  for (let n = 0; n < 200; n += 1) ask('198.51.100.1');
  await expect(ask('198.51.100.1').page).rejects.toMatchObject({ status: 503 });
  await turns(200);
});

test('a page whose visitor has left is not drawn', async () => {
  const { ask, turns, drawn } = crowd();
  ask('192.0.2.1');
  ask('192.0.2.1');
  const left = ask('192.0.2.2');
  const next = ask('192.0.2.3');
  left.leave();
  await turns(3);
  expect([await left.page, await next.page]).toEqual([undefined, '192.0.2.3']);
  expect(drawn).not.toContain('192.0.2.2');
});
