import { expect, test } from 'vitest';
import type { NewArticle } from '../../../database/articles/articles.ts';
import { at, NOW, together, type World } from './world.ts';

export function accountContract({ read, write }: World): void {
  test('an account has one name, however it is written, and one password', async () => {
    expect(await read.anyUser()).toBe(false);
    await write.addUser(' Alix ', 'hash', NOW);
    await expect(write.addUser('alix', 'other', NOW)).rejects.toThrow();
    const user = await read.userByName('ALIX');
    expect(user).toMatchObject({ username: 'alix', password: 'hash' });
    expect(await write.setPassword({ id: user?.id ?? '', password: 'stale' }, 'renewed', NOW)).toBe(false);
    expect((await read.userByName('alix'))?.password).toBe('hash');
    expect(await write.setPassword({ id: user?.id ?? '', password: 'hash' }, 'new', NOW)).toBe(true);
    expect([await read.anyUser(), (await read.userByName('alix'))?.password]).toEqual([true, 'new']);
  });

  test('sessions are opened, used, ended and purged', async () => {
    await write.addUser('alix', 'hash', NOW);
    const id = (await read.userByName('alix'))?.id ?? '';
    for (const token of ['one', 'two', 'three']) await write.addSession(token, id, at(0));
    await write.touchSession('one', at(5));
    expect(await read.sessionByHash('one')).toEqual({
      ...{ user_id: id, username: 'alix', created_at: at(0), last_seen_at: at(5), confirmed_at: at(0) },
    });
    expect(await write.endSessionsOf(id, { one: 'two' })).toBe(1);
    expect(await read.sessionByHash('two')).toBeUndefined();
    expect(await write.purgeSessions(at(1))).toBe(2);
    for (const token of ['one', 'two']) await write.addSession(token, id, at(0));
    expect([await write.endSessionsOf(id, { but: 'one' }), await write.endSessionsOf(id)]).toEqual([1, 1]);
  });

  test('a factor is one of its kind and id, moves its counter once, and goes alone, by kind or with the others', async () => {
    await write.addUser('alix', 'hash', NOW);
    const user_id = (await read.userByName('alix'))?.id ?? '';
    const factor = { user_id, name: '', secret: 's', counter: 4, created_at: at(0) };
    for (const kind of ['passkey', 'code', 'recovery'] as const)
      expect(await write.addFactor({ ...factor, kind, id: 'one' })).toBe(true);
    expect(await write.addFactor({ ...factor, kind: 'passkey', id: 'one' })).toBe(false);
    await write.addFactor({ ...factor, kind: 'recovery', id: 'two' });
    const passkey = await read.factorById('passkey', 'one');
    const use = async () => passkey && write.noteFactorUse(passkey, 5, at(1));
    expect([await use(), await use()]).toEqual([true, false]);
    expect((await read.factorById('passkey', 'one'))?.counter).toBe(5);
    expect((await read.factorById('code', 'one'))?.counter).toBe(4);
    expect(await write.removeFactors(user_id, { kind: 'recovery', id: 'two' })).toBe(1);
    expect(await write.removeFactors(user_id, { kind: 'code' })).toBe(1);
    expect((await read.factorsOf(user_id)).map(({ kind }) => kind).sort()).toEqual(['passkey', 'recovery']);
    expect(await write.removeFactors(user_id)).toBe(2);
  });

  test('a value valid once is stored as used once, until it has expired', async () => {
    const noted = [];
    for (const minute of [0, 1, 9]) noted.push(await write.noteUsed('ticket', at(minute), at(minute + 5)));
    expect(noted).toEqual([true, false, true]);
  });

  test('settings and counts of a day are written over and added up, by many at once', async () => {
    await write.writeSetting('name', 'one');
    await write.writeSetting('name', 'two');
    expect(await read.readSetting('name')).toBe('two');
    await together(6, () => write((writer) => writer.engine.addCount(writer, '2026-03-02', 'visit', 1)));
    await write.addCounts('2026-03-02', new Map(Object.entries({ visit: 4, page: 1 })));
    await write.addCounts('2026-03-01', new Map([['visit', 1]]));
    expect((await read.countsSince('2026-03-02')).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { day: '2026-03-02', name: 'page', count: 1 },
      { day: '2026-03-02', name: 'visit', count: 10 },
    ]);
  });

  test('counts of a day by name are apart from its steps, are added up over days, and are deleted by their age', async () => {
    const counts = { 'source:b.fr': 1, 'source:a.fr': 2, page: 7 };
    await write.addCounts('2020-01-01', new Map(Object.entries(counts)));
    await write.addCounts('2020-01-02', new Map([['source:b.fr', 3]]));
    expect((await read.namesOfDay('2020-01-01')).toSorted()).toEqual(['source:a.fr', 'source:b.fr']);
    expect(await read.namedCounts('2020-01-01', '2020-01-03')).toEqual([
      { name: 'source:b.fr', count: 4 },
      { name: 'source:a.fr', count: 2 },
    ]);
    expect(await read.countsSince('2020-01-01', '2020-01-03')).toEqual([{ day: '2020-01-01', name: 'page', count: 7 }]);
    await write.purgeNamedCounts('2020-01-02');
    expect(await read.namesOfDay('2020-01-01')).toEqual([]);
    expect(await read.countsSince('2020-01-01', '2020-01-03')).toHaveLength(1);
  });

  test('articles are seeded once, the newest first, and the owner’s stay as they are', async () => {
    const article = (slug: string, minutes: number): NewArticle => ({
      ...{ slug, title: slug, summary: 's', content: 'c', category: 'k', read_time: '3', created_at: at(minutes) },
      published: slug === 'draft' ? 'false' : 'true',
    });
    await write.seedArticles([article('one', 0), article('draft', 1)]);
    await write.seedArticles([{ ...article('one', 5), title: 'other' }, article('two', 2)]);
    expect((await read.allArticles()).map(({ slug, title }) => `${slug} ${title}`)).toEqual([
      ...['two two', 'draft draft', 'one one'],
    ]);
    expect((await read.publishedArticles()).map(({ slug }) => slug)).toEqual(['two', 'one']);
  });
}

export function replicaContract({ read, beside: write }: World): void {
  test('events are read in order, from a number on, until they are deleted', async () => {
    expect(await read.lastEvent()).toBe(0);
    await write.addEvents({ origin: 'a', bodies: ['1', '2'] }, at(0));
    await write.addEvents({ origin: 'b', bodies: ['3'] }, at(5));
    const events = await read.eventsAfter(0);
    expect(events.map(({ origin, body }) => `${origin}${body}`)).toEqual(['a1', 'a2', 'b3']);
    expect(await read.lastEvent()).toBe(events[2]?.id);
    expect(await read.eventsAfter(events[1]?.id ?? 0)).toEqual([events[2]]);
    expect(await write.purgeEvents(at(5))).toBe(2);
    expect(await read.eventsAfter(0)).toEqual([events[2]]);
  });

  test('a lease is one holder’s until it ends or is given back, however many ask at once', async () => {
    const take = (holder: string, minutes: number) =>
      write.takeLease({ name: 'night', holder, at: at(minutes), until: at(minutes + 2) }, at(minutes + 6));
    const taken = await Promise.all([...'abcdef'].map((holder) => take(holder, 0)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const holder = 'abcdef'[taken.indexOf(true)] ?? '';
    expect([await take(holder, 1), await take('g', 2), await take('g', 3)]).toEqual([true, false, true]);
    await write.giveLeaseBack('night', holder);
    expect(await take('h', 4)).toBe(false);
    await write.giveLeaseBack('night', 'g');
    expect(await take('h', 4)).toBe(true);
    // The clock of the process that wrote the lease of `h` was an hour ahead: the lease does not keep `i` from taking it.
    expect([await take('h', 64), await take('i', 4)]).toEqual([true, true]);
  });

  test('counts of many at once add up exactly, and begin anew with their window', async () => {
    const add = (minutes: number, amount = 1) =>
      write.addToCount({ bucket: 'one', amount, at: at(minutes), ends_at: at(minutes + 1), tooLate: at(minutes + 2) });
    const sums = await together(20, () => add(0));
    const each = sums.map(({ amount }) => amount).toSorted((a, b) => a - b);
    expect(each).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await add(0.5, -1)).toEqual({ amount: 19, ends_at: at(1) });
    expect(await add(1)).toEqual({ amount: 1, ends_at: at(2) });
    expect(await write.purgeCounts(at(2))).toBe(0);
    expect(await write.purgeCounts(at(2.1))).toBe(1);
  });
}
