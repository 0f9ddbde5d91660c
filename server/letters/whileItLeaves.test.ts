import { describe, expect, onTestFinished, test } from 'vitest';
import { confirmSubscriber, removeSubscriber } from '../../database/people/subscribers.ts';
import { writeLettersAnHour } from '../../database/settings/settings.ts';
import { type LetterWorld, letterWorld } from '../testing/letterWorld.ts';
import { letterSource, startLetters } from './startLetters.ts';

const ended = ({ read }: LetterWorld, id: number, state = 'sent') =>
  expect.poll(async () => (await read(id)).state).toBe(state);
const recipients = ({ server }: LetterWorld) => server.received.map(({ to }) => to[0]).sort();
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Calls `meanwhile` while the mail server receives the mail for this address; the returned function waits until it has ended. */
function pauseAt(world: LetterWorld, address: string, meanwhile: () => Promise<unknown>) {
  let done: Promise<unknown> | undefined;
  world.server.refuse((recipient) => {
    if (recipient === address) done ??= meanwhile();
    return undefined;
  });
  return async () => {
    await expect.poll(() => done !== undefined).toBe(true);
    await done;
  };
}

/** Sets the clock to the time for which the letter is scheduled. */
function itIsTime({ site }: LetterWorld): void {
  site.raw.prepare("UPDATE letters SET send_at = '2026-01-01T00:00:00.000Z'").run();
  site.services.letters?.insist();
}

describe('while a letter leaves', () => {
  test.each(['person', 'owner'] as const)(
    'a subscriber erased at the wish of the %s gets nothing, and the report accounts for them',
    async (asked_by) => {
      const world = await letterWorld();
      const ids = await world.subscribe(12);
      const { id } = await world.draft();
      const erasing = pauseAt(world, 's2@exemple.fr', async () => {
        await world.act(id, 'pause');
        const { api, admin } = world.site;
        await api
          .delete(`/api/admin/subscribers/${ids.at(-1)}?asked_by=${asked_by}`)
          .set(admin)
          .expect(200);
      });
      await world.send(id);
      await erasing();
      await world.act(id, 'resume');
      await ended(world, id);
      expect(recipients(world)).not.toContain('s12@exemple.fr');
      expect(await world.read(id)).toMatchObject({ recipients: 12, sent: 11, skipped: 1 });
    },
  );

  test('a subscriber who joins after its start waits for the next letter; the list at the start counts, not the one when it was scheduled', async () => {
    const world = await letterWorld();
    const [first = 0, , third = 0] = await world.subscribe(3);
    const { raw, services } = world.site;
    raw.prepare("UPDATE newsletter_subscribers SET status = 'pending', confirmed_at = NULL WHERE id = ?").run(third);
    const { id } = await world.draft();
    const { body } = await world.act(id, 'schedule', { version: 2, at: { day: inAWeek(), time: '09:30' } });
    expect(body.sending.audience).toBe(2);
    await services.queue.write((writer) => removeSubscriber(writer, first, new Date()));
    await services.queue.write((writer) => confirmSubscriber(writer, third, new Date()));
    itIsTime(world);
    await ended(world, id);
    expect(recipients(world)).toEqual(['s2@exemple.fr', 's3@exemple.fr']);
    const begun = raw.prepare("SELECT amount FROM journal WHERE action = 'letter-started'").pluck();
    expect(begun.all()).toEqual([2]);
  });

  test('sent to those of one source, it goes to no others, and says so', async () => {
    const world = await letterWorld();
    await world.subscribe(2);
    await world.subscribe(3, 'Salon de Lyon', 10);
    const { id } = await world.draft();
    const empty = await world.act(id, 'schedule', { version: 2, at: null, audience: 'Salon de Nice' });
    expect(empty.status).toBe(409);
    const sent = await world.act(id, 'schedule', { version: 2, at: null, audience: 'Salon de Lyon' });
    expect(sent.body.sending.sources).toEqual([
      { source: 'Salon de Lyon', count: 3 },
      { source: '/', count: 2 },
    ]);
    await ended(world, id);
    expect(recipients(world)).toEqual(['s11@exemple.fr', 's12@exemple.fr', 's13@exemple.fr']);
    expect(await world.read(id)).toMatchObject({ recipients: 3, sent: 3, audience: 'Salon de Lyon' });
  });

  test('a letter stopped half-way reports how many mails were sent and how many will not be', async () => {
    const world = await letterWorld();
    await world.subscribe(30);
    const { id } = await world.draft();
    const stopping = pauseAt(world, 's5@exemple.fr', () => world.act(id, 'cancel'));
    await world.send(id);
    await stopping();
    await expect.poll(async () => (await world.read(id)).finished_at).not.toBeNull();
    const { state, sent, refused, skipped, cancelled } = await world.read(id);
    expect([state, sent, refused, skipped]).toEqual(['cancelled', world.server.received.length, 0, 0]);
    expect(sent + cancelled).toBe(30);
    expect(cancelled).toBeGreaterThan(0);
    expect((await world.act(id, 'resume')).status).toBe(409);
  });

  test('pausing does not wait for a mail server that no longer answers, and nothing is lost or sent twice', async () => {
    const world = await letterWorld();
    await world.subscribe(6);
    const { id } = await world.draft();
    await world.server.breakDown('silent');
    const before = world.server.connections();
    await world.send(id);
    await expect.poll(world.server.connections).toBeGreaterThan(before);
    expect((await world.act(id, 'pause')).body.letter.state).toBe('paused');
    await world.server.breakDown('none');
    await world.act(id, 'resume');
    await ended(world, id);
    expect(recipients(world)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `s${n}@exemple.fr`));
  });

  test('a restart does not begin its hour anew', async () => {
    const world = await letterWorld();
    const { services } = world.site;
    await world.subscribe(2);
    await services.queue.write((writer) => writeLettersAnHour(writer, 1));
    const { id } = await world.draft();
    await world.send(id);
    await expect.poll(async () => (await world.read(id)).sent).toBe(1);
    await services.letters?.stop(0);
    const again = startLetters(services);
    services.letters = again;
    onTestFinished(() => again?.stop(0));
    const next = await letterSource(services, () => undefined).next(new Date().toISOString(), new Date().toISOString());
    expect(Date.parse(String(next)) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(world.server.received).toHaveLength(1);
  });
});

describe('a letter that is to leave', () => {
  test('leaves once, however many press « Envoyer » at the same time', async () => {
    const world = await letterWorld();
    await world.subscribe(3);
    const { id } = await world.draft();
    const now = { version: 2, at: null };
    const pressed = await Promise.all([1, 2, 3].map(() => world.act(id, 'schedule', now)));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await ended(world, id);
    expect(recipients(world)).toEqual(['s1@exemple.fr', 's2@exemple.fr', 's3@exemple.fr']);
  });

  test('is a draft again when all subscribers have left by its time, and no page of the site', async () => {
    const world = await letterWorld();
    const [only = 0] = await world.subscribe(1);
    const { id } = await world.draft();
    await world.act(id, 'schedule', { version: 2, at: { day: inAWeek(), time: '09:30' } });
    await world.site.services.queue.write((writer) => removeSubscriber(writer, only, new Date()));
    itIsTime(world);
    await ended(world, id, 'draft');
    expect(await world.read(id)).toMatchObject({ slug: null, send_at: null, recipients: 0 });
    expect(world.site.services.content.current().letters).toEqual([]);
  });

  test('names the pages of the blog it leads to and that are gone', async () => {
    const world = await letterWorld();
    const body =
      '[Un](/blog/article-1), [deux](https://site.test/blog/retire?x=1), [trois](https://ailleurs.test/blog/retire).';
    const { id } = await world.draft({ body });
    const { body: record } = await world.site.api.get(`/api/admin/letters/${id}`).set(world.site.admin).expect(200);
    expect(record.dead_links).toEqual(['/blog/retire']);
  });

  test('that could not be written for a moment is written again, and counts for no refusal', async () => {
    const world = await letterWorld();
    await world.subscribe(2);
    const { services, raw } = world.site;
    const { token } = services.links;
    let failures = 0;
    services.links.token = (...recipient) => {
      if (failures++ === 0) throw new Error('the database is away');
      return token(...recipient);
    };
    const { id } = await world.draft();
    await world.send(id);
    await expect.poll(async () => (await world.read(id)).sent).toBe(1);
    raw.prepare("UPDATE outbox SET next_attempt_at = '2026-01-01T00:00:00.000Z' WHERE kind = 'letter'").run();
    services.letters?.insist();
    await ended(world, id);
    expect(await world.read(id)).toMatchObject({ sent: 2, refused: 0 });
  });
});
