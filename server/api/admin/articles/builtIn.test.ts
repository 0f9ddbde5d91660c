import { describe, expect, test } from 'vitest';
import { articleLinks, deskArticleRecord } from '../../../../data/api/articles.ts';
import { call, draft, listed } from '../../../testing/deskArticleCalls.ts';
import { type SiteUnderTest, siteUnderTest } from '../../../testing/siteUnderTest.ts';

describe('the owner’s own text of a built-in article', () => {
  const own = async (site: SiteUnderTest) => {
    const { status, body } = await call(site).post('/built-in/article-12/text');
    return { status, article: deskArticleRecord.parse(body).article };
  };

  test('a corrected letter is public once it is published, at its address and place, and the original comes back', async () => {
    const site = await siteUnderTest();
    const before = await listed(site);
    const { article } = await own(site);
    expect(article.fields.body).toContain('Réglez une minuterie');
    const body = article.fields.body.replace('minuterie', 'minuteri3');
    const { version } = (await call(site).patch(`/${article.id}`, { version: article.version, changes: { body } }))
      .body;
    const out = await call(site).post(`/${article.id}/publish`, { version });
    expect(out.status).toBe(200);
    const shown = () => site.services.content.current().blog.written.map(({ article: { slug } }) => slug);
    expect(shown()).toEqual(['article-12']);
    expect(JSON.stringify(site.services.content.current().blog.written)).toContain('minuteri3');
    expect(await listed(site)).toEqual(before);

    const back = await call(site).post('/built-in/article-12/original', { version: out.body.article.version });
    expect([back.status, back.body.article.state, shown()]).toEqual([200, 'draft', []]);
    expect(await listed(site)).toEqual(before);
    // The owner's text stays as a draft after the built-in text is restored.
    expect((await own(site)).article.fields.body).toContain('minuteri3');
  });

  test('it is opened once, keeps its address, and is refused with a tool without its sources, or while its card is withdrawn', async () => {
    const site = await siteUnderTest();
    const [first, again] = [await own(site), await own(site)];
    expect([first.status, again.status, again.article.id]).toEqual([201, 200, first.article.id]);
    const refusedFor = async (changes: object) => {
      const { version } = (await own(site)).article;
      const saved = await call(site).patch(`/${first.article.id}`, { version, changes });
      const { body } = await call(site).post(`/${first.article.id}/publish`, { version: saved.body.version });
      return body.errors.map(({ detail }: { detail: string }) => detail).join();
    };
    expect(await refusedFor({ body: '::outil{nom=secteurs}' })).toContain('cite insee-2026');
    expect(await refusedFor({ body: 'Du texte :valeur[prix.rien].' })).toContain('Aucune valeur ne s’appelle');
    await call(site).patch('/built-in/article-12', { version: 0, state: 'withdrawn' });
    expect(await refusedFor({ body: 'Du texte.' })).toContain('L’article du site est retiré');
  });
});

describe('the built-in articles', () => {
  test('the published texts that link to an article are listed, and none that link to another whose number begins alike', async () => {
    const site = await siteUnderTest();
    const { id, version } = await draft(site, { body: '## A\n\n[Ici](/blog/article-17).' });
    const links = async (slug: string) =>
      articleLinks.parse((await call(site).get(`/links/${slug}`)).body).pages.map(({ path }) => path);
    expect(await links('article-17')).not.toContain('/blog/relire-un-devis-avec-l-ia');
    await call(site).post(`/${id}/publish`, { version });
    expect(await links('article-17')).toContain('/blog/relire-un-devis-avec-l-ia');
    expect(await links('article-1')).not.toContain('/blog/relire-un-devis-avec-l-ia');
    expect((await call(site).get('/links/..%2Fadmin')).status).toBe(404);
  });

  test('a changed card is listed with its words, and null brings the source’s back', async () => {
    const site = await siteUnderTest();
    const change = (body: object) => call(site).patch('/built-in/article-4', body);
    expect((await change({ version: 0, title: 'Un autre titre' })).body.article.title).toBe('Un autre titre');
    const row = async () =>
      (await site.api.get('/api/blog/articles')).body.articles.find(
        ({ slug }: { slug: string }) => slug === 'article-4',
      );
    expect((await row()).title).toBe('Un autre titre');
    expect((await change({ version: 0, title: 'Encore' })).status).toBe(409);
    const { article } = (await change({ version: 1, title: null, state: 'withdrawn' })).body;
    expect([article.title, article.state]).toEqual([article.source.title, 'withdrawn']);
    expect(await row()).toBeUndefined();
    expect((await call(site).patch('/built-in/article-99', { version: 0 })).status).toBe(404);
  });
});
