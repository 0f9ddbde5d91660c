import { expect, test } from 'vitest';
import { momentInParis, wallTimeInParis } from '../../data/french/timeInParis.ts';
import { type SiteUnderTest, siteUnderTest } from '../testing/siteUnderTest.ts';
import { publishDue } from './articleSchedule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const later = ({ clock }: SiteUnderTest, ms: number) => new Date(clock.time.getTime() + ms);

/** An article due after a delay; returns its number. */
async function scheduled(site: SiteUnderTest, ms: number, title: string): Promise<number> {
  const post = (path: string, body: object) => site.api.post(`/api/admin/articles${path}`).set(site.admin).send(body);
  const { body } = await post('', { title, summary: 'Un résumé.', topics: ['vendre'], body: 'Le texte.' });
  const { id, version } = body.article;
  const { status } = await post(`/${id}/publish`, { version, at: wallTimeInParis(later(site, ms)) });
  expect(status).toBe(200);
  return id;
}
const shown = ({ services }: SiteUnderTest) =>
  services.content.current().blog.written.map(({ article }) => article.title);

test('a scheduled article is published at its time and not before, and its page follows', async () => {
  const site = await siteUnderTest();
  const begun = site.clock.time;
  await scheduled(site, 5 * MINUTE, 'À l’heure');
  site.clock.time = new Date(momentInParis(wallTimeInParis(later(site, 5 * MINUTE))).getTime() - 1000);
  expect([await publishDue(site.services), shown(site)]).toEqual([0, []]);
  site.clock.time = new Date(begun.getTime() + 6 * MINUTE);
  expect([await publishDue(site.services), shown(site)]).toEqual([1, ['À l’heure']]);
  expect(await publishDue(site.services)).toBe(0);
  const [first] = (await site.api.get('/api/blog/articles')).body.articles;
  expect(first.title).toBe('À l’heure');
});

test('after a stop of days everything that was due is published, the rest waits', async () => {
  const site = await siteUnderTest();
  await scheduled(site, 10 * MINUTE, 'Premier');
  await scheduled(site, 2 * DAY, 'Deuxième');
  await scheduled(site, 9 * DAY, 'Plus tard');
  site.clock.time = later(site, 6 * DAY);
  expect(await publishDue(site.services)).toBe(2);
  expect(shown(site).sort()).toEqual(['Deuxième', 'Premier']);
});

test('what is written after an article was scheduled waits for the next publication', async () => {
  const site = await siteUnderTest();
  const id = await scheduled(site, MINUTE * 2, 'Tel que programmé');
  const path = `/api/admin/articles/${id}`;
  const { version } = (await site.api.get(path).set(site.admin)).body.article;
  await site.api
    .patch(path)
    .set(site.admin)
    .send({ version, changes: { title: 'Autre chose' } });
  site.clock.time = later(site, MINUTE * 3);
  await publishDue(site.services);
  expect(shown(site)).toEqual(['Tel que programmé']);
  const { article } = (await site.api.get(path).set(site.admin)).body;
  expect([article.fields.title, article.has_changes, article.state]).toEqual(['Autre chose', true, 'published']);
});

test('an article taken back before its time stays a draft', async () => {
  const site = await siteUnderTest();
  const id = await scheduled(site, MINUTE, 'Retenu');
  const path = `/api/admin/articles/${id}`;
  const { version } = (await site.api.get(path).set(site.admin)).body.article;
  const { body } = await site.api.post(`${path}/withdraw`).set(site.admin).send({ version });
  site.clock.time = later(site, DAY);
  expect([body.article.state, await publishDue(site.services), shown(site)]).toEqual(['draft', 0, []]);
});
