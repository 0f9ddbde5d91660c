import { expect, test } from 'vitest';
import { type ArticleFields, emptyArticle } from '../../../data/api/articles.ts';
import { MOST_EARLIER_TEXTS } from '../../../data/api/earlierTexts.ts';
import type { ChangedCard } from '../../../database/articles/articles.ts';
import { at, together, type World } from './world.ts';

const by = (minutes: number, actor = 'alix') => ({ actor, at: at(minutes) });
const named = (title: string): ArticleFields => ({ ...emptyArticle, title, slug: title });

export function articleContract({ read, write }: World): void {
  const add = (title: string, minutes = 0) => write.addDeskArticle({ fields: named(title), ...by(minutes) });
  const change = write.changeDeskArticle;

  test('an article is changed by one of those who read its last version, and kept apart from the published text', async () => {
    const id = await add('Été à Nîmes');
    await add('other', 1);
    const authors = [...'abcde'];
    const save = (actor: string) => change({ id, version: 1 }, { fields: named(actor) }, by(2, actor));
    const saved = await Promise.all(authors.map(save));
    expect(saved.filter((version) => version !== undefined)).toEqual([2]);
    const winner = authors[saved.indexOf(2)] ?? '';
    const changes = [{ date: '2026-03-02', kind: 'correction', text: 'Un chiffre' }] as never;
    await change({ id, version: 2 }, { state: 'published', public: named('out'), public_slug: 'out', changes }, by(3));
    expect(await read.deskArticle(id)).toMatchObject({
      ...{ state: 'published', version: 3, public_slug: 'out', changes, created_at: at(0), updated_at: at(3) },
      ...{ fields: named(winner), public: named('out'), updated_by: 'alix', copied_from: null },
    });
    expect((await read.deskArticles()).map(({ fields }) => fields.title)).toEqual([winner, 'other']);
    expect((await read.publishedDeskArticles()).map((article) => article.id)).toEqual([id]);
  });

  test('an article is due at its time, the first first, and out by one of many who publish it at once', async () => {
    const [late, early, draft] = [await add('late'), await add('early'), await add('draft')];
    const schedule = (id: number, minutes: number) =>
      change({ id, version: 1 }, { state: 'scheduled', publish_at: at(minutes) }, by(1));
    await schedule(late, 9);
    await schedule(early, 5);
    const due = async (minutes: number) => (await read.dueDeskArticles(at(minutes))).map(({ id }) => id);
    expect([await due(4), await due(5), await due(9)]).toEqual([[], [early], [early, late]]);
    expect(await due(9)).not.toContain(draft);
    const out = { state: 'published', publish_at: null } as const;
    const published = await together(4, () => change({ id: early, version: 2 }, out, by(6)));
    expect(published.filter((version) => version !== undefined)).toEqual([3]);
    expect(await due(9)).toEqual([late]);
  });

  test('a text set apart where two windows wrote is joined to no other, in articles and letters, and goes with its own', async () => {
    const article = await add('apart');
    const letter = await write.addLetter({ subject: '', preheader: '', body: '', author: 'alix', at: at() });
    const words = (body: string) => ({ subject: 'Les nouvelles', preheader: '', body });
    const kinds = ['text', 'apart', 'text', 'text'] as const;
    for (const [minutes, kind] of kinds.entries()) {
      await write.keepVersion(['article', article], { kind, fields: named(`a${minutes}`), ...by(minutes) });
      await write.keepVersion(['letter', letter], { kind, fields: words(`b${minutes}`), ...by(minutes) });
    }
    for (const of of [['article', article] as const, ['letter', letter] as const])
      expect((await read.versionsOf(of)).map((version) => [version.kind, version.at])).toEqual([
        ['text', at(3)],
        ['apart', at(1)],
        ['text', at(0)],
      ]);
    const [newest] = await read.versionsOf(['letter', letter]);
    expect((await read.versionOf(['letter', letter], newest?.id ?? 0))?.fields).toEqual(words('b3'));
    expect(await write.deleteLetter(letter)).toBe(true);
    expect(await read.versionsOf(['letter', letter])).toEqual([]);
    expect(await read.versionsOf(['article', article])).toHaveLength(3);
  });

  test('what one author changes within ten minutes is one earlier text; the oldest leave beyond forty', async () => {
    const [id, other] = [await add('kept'), await add('other')];
    const keep = (title: string, minutes: number, kind: 'text' | 'publication' = 'text', actor = 'alix', of = id) =>
      write.keepVersion(['article', of], { kind, fields: named(title), ...by(minutes, actor) });
    await keep('one', 0);
    await keep('two', 9);
    await keep('three', 10);
    await keep('four', 11, 'text', 'camille');
    await keep('five', 11, 'publication', 'camille');
    await keep('six', 11, 'text', 'camille', other);
    const versions = await read.versionsOf(['article', id]);
    expect(versions.map((version) => [version.kind, version.author, version.at])).toEqual([
      ['publication', 'camille', at(11)],
      ['text', 'camille', at(11)],
      ['text', 'alix', at(10)],
      ['text', 'alix', at(9)],
    ]);
    const oldest = versions.at(-1)?.id ?? 0;
    expect((await read.versionOf(['article', id], oldest))?.fields).toEqual(named('two'));
    expect(await read.versionOf(['article', other], oldest)).toBeUndefined();
    for (let more = 0; more < MOST_EARLIER_TEXTS - 2; more += 1) await keep(`${more}`, 20 + more, 'publication');
    expect(await read.versionsOf(['article', id])).toHaveLength(MOST_EARLIER_TEXTS);
    expect((await read.versionsOf(['article', id])).at(-1)?.at).toBe(at(11));
    expect(await read.versionsOf(['article', other])).toHaveLength(1);
  });

  test('former addresses lead to the present one as long as the article is published, and are deleted with it', async () => {
    const [id, other] = [await add('moved'), await add('other')];
    const out = (public_slug: string, version: number) =>
      change({ id, version }, { state: 'published', public_slug }, by(version));
    const move = (from: string, to: string) => write.moveAddress({ id, from, to, at: at(1) });
    await out('b', 1);
    await move('a', 'b');
    await out('c', 2);
    await move('b', 'c');
    expect(await read.redirectedAddresses()).toEqual({ a: 'c', b: 'c' });
    await out('a', 3);
    await move('c', 'a');
    await move('c', 'a');
    expect(await read.redirectedAddresses()).toEqual({ b: 'a', c: 'a' });
    const taken = read.isAddressTaken;
    expect([await taken('a', other), await taken('c', other), await taken('d', other)]).toEqual([true, true, false]);
    expect([await taken('a', id), await taken('c', id)]).toEqual([false, false]);
    await change({ id, version: 4 }, { state: 'withdrawn' }, by(5));
    expect(await read.redirectedAddresses()).toEqual({});
    await write.keepVersion(['article', id], { kind: 'text', fields: named('x'), ...by(5) });
    expect(await write.deleteDeskArticle(id)).toBe(1);
    expect([await read.versionsOf(['article', id]), await taken('c', other)]).toEqual([[], false]);
  });

  test('the public list gains, renames, hides and loses an article; a card is written over its last version alone', async () => {
    const times = { created_at: at(0), updated_at: at(1) };
    const row = { title: 'Un', summary: 's', content: 'c', category: 'k', read_time: '3', ...times };
    await write.listArticle({ ...row, slug: 'one' });
    await write.listArticle({ ...row, slug: 'two', title: 'Deux', former: 'one' });
    await write.listArticle({ ...row, slug: 'three', created_at: at(2), former: 'never' });
    expect((await read.publishedArticles()).map(({ slug, title }) => [slug, title])).toEqual([
      ['three', 'Un'],
      ['two', 'Deux'],
    ]);
    await write.unlistArticle('three', at(3));
    const { title, summary, created_at } = row;
    await write.relistArticle({ slug: 'two', title, summary, created_at, published: 'true', updated_at: at(4) });
    expect(await read.publishedArticles()).toMatchObject([{ slug: 'two', title: 'Un', updated_at: at(4) }]);
    await write.dropListedArticle('two');
    expect((await read.allArticles()).map(({ slug, published }) => [slug, published])).toEqual([['three', 'false']]);

    const card: ChangedCard = {
      ...{ slug: 's', version: 0, title: 'Autre', summary: null, date: null, state: 'published' },
      ...{ updated_at: at(0), updated_by: 'alix' },
    };
    const written = await Promise.all([...'abcd'].map((updated_by) => write.writeCard({ ...card, updated_by })));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await write.writeCard({ ...card, version: 1, title: null, state: 'withdrawn' })).toBe(true);
    expect(await read.changedCard('s')).toEqual({ ...card, version: 2, title: null, state: 'withdrawn' });
    expect(await read.changedCards()).toHaveLength(1);
  });
}
