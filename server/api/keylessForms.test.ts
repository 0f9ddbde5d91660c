import { expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '../../data/leads/limits.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';

const form = {
  firstName: 'Camille',
  lastName: 'Roux',
  email: 'camille@exemple.fr',
  service: 'strategie',
  projectDescription: 'Un marché à étudier',
};

/** A site behind a proxy; `press` posts a form without script from an address. */
async function site() {
  const { api, raw, clock } = await siteUnderTest({ environment: { TRUST_PROXY: '1' } });
  const press = async (over: Record<string, string> = {}, address = '192.0.2.1') => {
    const post = api.post('/api/leads').type('form').set('X-Forwarded-For', address);
    const { status, headers } = await post.send({ ...form, ...over });
    expect(status).toBe(303);
    return String(headers.location);
  };
  const total = () => raw.prepare('SELECT count(*) FROM leads').pluck().get();
  const later = (minutes: number) => {
    clock.time = new Date(clock.time.getTime() + minutes * 60_000);
  };
  return { press, total, later };
}

test('a button pressed twice without script stores one request, and both presses show its reference', async () => {
  const { press, total, later } = await site();
  const first = await press();
  later(9);
  expect(await press()).toBe(first);
  expect(await press({ email: 'Camille@Exemple.fr' })).toBe(first);
  expect(total()).toBe(1);
});

test('the same words after ten minutes are a new request, which a second press then repeats', async () => {
  const { press, total, later } = await site();
  const first = await press();
  later(11);
  const second = await press();
  expect(second).not.toBe(first);
  expect(await press()).toBe(second);
  expect(total()).toBe(2);
});

test('twin: other words, another address behind the same network, the same words from another network are requests of their own', async () => {
  const { press, total } = await site();
  await press();
  await press({ projectDescription: 'Un autre marché' });
  await press({ email: 'sacha@exemple.fr' });
  await press({}, '198.51.100.9');
  expect(total()).toBe(4);
});

test('an attacker who sends a person’s words first, as spam, hides nothing of what the person sends then', async () => {
  const { press, total } = await site();
  await press({ [HONEYPOT_FIELD]: 'https://piege.example' });
  await press();
  expect(total()).toBe(2);
});
