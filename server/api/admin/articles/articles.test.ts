import { describe, expect, test } from 'vitest';
import { deskArticleList, deskArticleRecord } from '../../../../data/api/articles.ts';
import { momentInParis, wallTimeInParis } from '../../../../data/french/timeInParis.ts';
import { call, draft, listed, ready } from '../../../testing/deskArticleCalls.ts';
import { siteUnderTest } from '../../../testing/siteUnderTest.ts';

describe('writing', () => {
  test('only signed-in accounts read or write the articles of the desk', async () => {
    const { api } = await siteUnderTest();
    const paths = ['/articles', '/articles/1', '/articles/1/versions/1'];
    for (const path of paths) expect((await api.get(`/api/admin${path}`)).status).toBe(401);
    const refused = await api
      .post('/api/admin/articles/preview')
      .set('Origin', 'https://site.test')
      .send({ body: 'x' });
    expect(refused.status).toBe(401);
  });

  test('the list says of each article its title, summary, category and minutes: those its page says', async () => {
    const site = await siteUnderTest();
    const words = (count: number) => 'mot '.repeat(count);
    await draft(site, { body: words(220 * 3) });
    const { articles, built_in } = deskArticleList.parse((await call(site).get()).body);
    expect(articles).toMatchObject([
      { title: ready.title, summary: ready.summary, category: 'Méthode', read_time: 3, state: 'draft' },
    ]);
    const { body } = await site.api.get('/api/blog/articles');
    const minutes = (slug: string) =>
      body.articles.find((one: { slug: string; read_time: string }) => one.slug === slug)?.read_time;
    for (const { slug, read_time } of built_in) expect(String(read_time), slug).toBe(minutes(slug));
  });

  test('the admin list holds a draft begun at the desk, the public one does not, and published it is there once', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site);
    const listOf = async (path: string) =>
      (await site.api.get(path).set(site.admin)).body.articles.filter(
        ({ title }: { title: string }) => title === ready.title,
      );
    expect(await listOf('/api/admin/blog/articles')).toMatchObject([{ published: 'false' }]);
    expect(await listOf('/api/blog/articles')).toEqual([]);
    expect((await call(site).post(`/${id}/publish`, { version })).status).toBe(200);
    expect(await listOf('/api/admin/blog/articles')).toMatchObject([{ published: 'true' }]);
  });

  test('a saved text gets its new version, and one made from an older version the name and time of the last save', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site);
    const saved = await call(site).patch(`/${id}`, { version, changes: { body: 'Autre' } });
    expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
    const late = await call(site).patch(`/${id}`, { version, changes: { body: 'Perdu' } });
    expect([late.status, late.body.errors]).toEqual([
      409,
      [
        { field: 'version', detail: String(version + 1) },
        { field: 'updated_by', detail: 'admin' },
        { field: 'updated_at', detail: site.clock.time.toISOString() },
      ],
    ]);
    const record = deskArticleRecord.parse((await call(site).get(`/${id}`)).body);
    expect([record.article.fields.body, record.article.fields.title]).toEqual(['Autre', ready.title]);
  });

  test('an earlier text that is taken back leaves what it replaces among the earlier texts', async () => {
    const site = await siteUnderTest();
    const { id } = await draft(site);
    let version = 1;
    const save = async (body: string) => {
      version = (await call(site).patch(`/${id}`, { version, changes: { body } })).body.version;
    };
    await save('Le premier texte');
    site.clock.time = new Date(site.clock.time.getTime() + 11 * 60_000);
    await save('Le second texte');
    await save('Le premier texte');
    const { versions } = deskArticleRecord.parse((await call(site).get(`/${id}`)).body);
    const bodies = versions.map(async (one) => (await call(site).get(`/${id}/versions/${one.id}`)).body.fields.body);
    expect(await Promise.all(bodies)).toEqual(['Le premier texte', 'Le second texte', 'Le premier texte']);
  });

  test('what one author saves within ten minutes is one earlier text, and forty are kept', async () => {
    const site = await siteUnderTest();
    let { id, version } = await draft(site);
    const save = async (body: string) => {
      version = (await call(site).patch(`/${id}`, { version, changes: { body } })).body.version;
    };
    for (const body of ['a', 'b', 'c']) await save(body);
    const { versions } = deskArticleRecord.parse((await call(site).get(`/${id}`)).body);
    expect(versions).toHaveLength(1);
    const kept = (await call(site).get(`/${id}/versions/${versions[0]?.id}`)).body;
    expect(kept.fields.body).toBe('c');
    for (let count = 0; count < 45; count += 1) {
      site.clock.time = new Date(site.clock.time.getTime() + 11 * 60_000);
      await save(String(count));
    }
    expect(deskArticleRecord.parse((await call(site).get(`/${id}`)).body).versions).toHaveLength(40);
  });

  test('the response to a deleted draft holds the whole text, so that posting it back restores it', async () => {
    const site = await siteUnderTest();
    const { id } = await draft(site);
    const { body } = await call(site).delete(`/${id}`);
    expect((await call(site).get(`/${id}`)).status).toBe(404);
    const back = await call(site).post('', body.fields);
    expect([back.status, back.body.article.fields.title]).toEqual([201, ready.title]);
  });

  test('a preview lists the errors and stores nothing', async () => {
    const site = await siteUnderTest();
    const { status, body } = await call(site).post('/preview', { body: '## A\n\n:source[rien]' });
    expect([status, body.text.headings, body.problems[0].line]).toEqual([200, [{ id: 'a', text: 'A' }], 3]);
    expect((await call(site).get()).body.articles).toEqual([]);
  });
});

describe('publishing', () => {
  test('a published article comes before the eighteen, and its withdrawal takes it out', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site);
    const { status, body } = await call(site).post(`/${id}/publish`, { version });
    expect([status, body.article?.state, body.article?.public_slug]).toEqual([
      200,
      'published',
      'relire-un-devis-avec-l-ia',
    ]);
    const slugs = await listed(site);
    expect([slugs[0], slugs.length]).toEqual(['relire-un-devis-avec-l-ia', 19]);
    expect((await call(site).delete(`/${id}`)).status).toBe(409);
    const gone = await call(site).post(`/${id}/withdraw`, { version: body.article.version });
    expect([gone.body.article.state, (await listed(site)).length]).toEqual(['withdrawn', 18]);
    expect(site.services.content.current().blog.gone).toEqual(['relire-un-devis-avec-l-ia']);
  });

  test('an article that lacks something is not published, and every lack is named', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site, { summary: '', topics: [], sources: [] });
    const { status, body } = await call(site).post(`/${id}/publish`, { version });
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['summary', 'topics', 'body'],
    ]);
    expect(await listed(site)).toHaveLength(18);
  });

  test('readers keep the published text until the next one is published', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site);
    const published = (await call(site).post(`/${id}/publish`, { version })).body.article;
    await call(site).patch(`/${id}`, { version: published.version, changes: { title: 'En travaux' } });
    const { articles } = deskArticleList.parse((await call(site).get()).body);
    expect([articles[0]?.has_changes, articles[0]?.state]).toEqual([true, 'published']);
    const [first] = (await site.api.get('/api/blog/articles')).body.articles;
    expect(first.title).toBe(ready.title);
  });

  test('two articles never share an address, nor a former one', async () => {
    const site = await siteUnderTest();
    const one = await draft(site, { slug: 'devis' });
    const out = (await call(site).post(`/${one.id}/publish`, { version: one.version })).body.article;
    const moved = await call(site).patch(`/${one.id}`, { version: out.version, changes: { slug: 'devis-2' } });
    await call(site).post(`/${one.id}/publish`, { version: moved.body.version });
    const other = await draft(site, { slug: 'devis' });
    const refused = await call(site).post(`/${other.id}/publish`, { version: other.version });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'slug']);
    expect((await listed(site)).slice(0, 2)).toEqual(['devis-2', 'article-1']);
  });

  test.each(['article-3', 'apercu', 'Été', 'a--b', '-a'])('the address « %s » is refused', async (slug) => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site, { slug });
    expect((await call(site).post(`/${id}/publish`, { version })).body.errors[0].field).toBe('slug');
  });

  test('a time that has passed is refused, one to come is kept as Paris counts it', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site);
    const at = (minutes: number) => wallTimeInParis(new Date(site.clock.time.getTime() + minutes * 60_000));
    const early = await call(site).post(`/${id}/publish`, { version, at: at(-1) });
    expect([early.status, early.body.errors[0].field]).toEqual([422, 'at']);
    const { body } = await call(site).post(`/${id}/publish`, { version, at: at(30) });
    expect([body.article.state, body.article.publish_at]).toEqual(['scheduled', momentInParis(at(30)).toISOString()]);
    expect(await listed(site)).toHaveLength(18);
  });
});
