import type { Router } from 'express';
import { articleSources } from '../../../../content/blog/articleSources.baked.ts';
import { articleFigures, articleTools, figureOf, sourcesOfFigure, toolOf } from '../../../../content/blog/named.ts';
import { articleValues, valueFormats } from '../../../../content/blog/values.ts';
import {
  type ArticleDeleted,
  type ArticleLinks,
  type ArticlePartList,
  type ArticleSaved,
  articleFields,
  articleSave,
  type DeskArticleList,
  emptyArticle,
  type LinkingPage,
  newArticle,
} from '../../../../data/api/articles.ts';
import { builtInArticles } from '../../../../data/blog/articleCards.ts';
import { decimal } from '../../../../data/french/frenchNumbers.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { changedCards, dropListedArticle } from '../../../../database/articles/articles.ts';
import {
  addDeskArticle,
  changeDeskArticle,
  deleteDeskArticle,
  deskArticle,
  deskArticles,
} from '../../../../database/articles/deskArticles.ts';
import { keepVersion } from '../../../../database/writing/earlierTexts.ts';
import { builtInRows } from '../../../articles/builtIn.ts';
import {
  deskArticleRecord,
  hasChanges,
  knownArticle,
  noSuchArticle,
  otherEditor,
  rowOf,
} from '../../../articles/deskArticleRecord.ts';
import { ownTextOf } from '../../../articles/publishArticle.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { authorOf, idOf, jsonBodyOf, parse, resource } from '../../route.ts';
import { earlierTextRoutes } from '../earlierTexts.ts';

/** Fields that were sent: drops those that zod added as undefined. */
export const given = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]-?: Exclude<Fields[Name], undefined>;
  };

/** Body of a long article with its sources, at most 512 KiB of JSON. */
export const articleBody = jsonBodyOf(512 * 1024);

/** `/api/admin/articles`: the articles written at the desk, and the owner's changes to the cards of built-in articles. */
export function deskArticleRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now } = services;
  resource(router, '/articles', {
    get: async () => {
      const [articles, cards] = [await deskArticles(connection), await changedCards(connection)];
      return {
        success: true,
        articles: await Promise.all(articles.map((article) => rowOf(connection, article))),
        built_in: builtInRows(cards),
      } satisfies DeskArticleList;
    },
    post: [
      ...articleBody,
      async (request, response) => {
        const fields = { ...emptyArticle, ...given(parse(newArticle, request.body ?? {})) };
        const author = authorOf(response, now);
        const id = await queue.write((writer) => addDeskArticle(writer, { fields, ...author }));
        live.publish({ kind: 'articles' });
        response.status(201).json(await deskArticleRecord(connection, id));
      },
    ],
  });
  resource(router, '/articles/:id', {
    get: async (request) => deskArticleRecord(connection, idOf(request)),
    patch: [
      ...articleBody,
      async (request, response) => {
        const id = idOf(request);
        const { version, changes } = parse(articleSave, request.body);
        const author = authorOf(response, now);
        const saved = await queue.write(async (writer): Promise<ArticleSaved> => {
          const article = await deskArticle(writer, id);
          if (!article) throw noSuchArticle();
          if (article.version !== version) throw otherEditor(article);
          const fields = { ...article.fields, ...given(changes) };
          const next = await changeDeskArticle(writer, article, { fields }, author);
          if (next === undefined) throw otherEditor(article);
          await keepVersion(writer, ['article', id], { kind: 'text', fields, ...author });
          const has_changes = hasChanges({ ...article, fields });
          return { success: true, version: next, updated_at: author.at, has_changes };
        });
        live.publish({ kind: 'articles' });
        return saved;
      },
    ],
    delete: async (request, response) => {
      const id = idOf(request);
      const author = authorOf(response, now);
      const { fields } = await queue.write(async (writer) => {
        const article = await deskArticle(writer, id);
        if (!article) throw noSuchArticle();
        if (article.state === 'published' || article.state === 'scheduled')
          throw new Problem(409, 'Retirez cet article avant de le supprimer.');
        if (article.public_slug && ownTextOf(article)) throw new Problem(409, 'Revenez d’abord au texte d’origine.');
        if (article.public_slug) await dropListedArticle(writer, article.public_slug);
        await deleteDeskArticle(writer, id);
        const subject = article.fields.title;
        await writeJournal(writer, { action: 'article-deleted', account: author.actor, at: author.at, subject });
        return article;
      });
      live.publish({ kind: 'articles' });
      return { success: true, fields } satisfies ArticleDeleted;
    },
  });
  earlierTextRoutes(router, services, {
    kind: 'article',
    path: '/articles/:id',
    body: articleBody,
    fields: articleFields,
    known: knownArticle,
  });
}

/** Number of examples shown of each number format. */
const SHOWN = 3;

/** `/api/admin/article-parts`: the figures, tools and values that a text may name, as the site has them now. */
export function articlePartRoutes(router: Router, { content }: Pick<Services, 'content'>): void {
  resource(router, '/article-parts', {
    get: () => {
      const now = content.current();
      return {
        success: true,
        figures: Object.keys(articleFigures).map((name) => ({
          name,
          title: figureOf(name, now)?.title ?? name,
          sources: [...sourcesOfFigure(name)],
        })),
        tools: Object.keys(articleTools).map((name) => ({
          name,
          title: toolOf(name)?.title ?? name,
          sources: [...new Set(toolOf(name)?.sources)],
        })),
        values: Object.entries(articleValues).map(([name, made]) => {
          const value = made(now);
          return { name, title: typeof value === 'number' ? decimal(value) : value, sources: [] };
        }),
        formats: Object.entries(valueFormats).map(([name, write]) => ({ name, title: write(SHOWN), sources: [] })),
      } satisfies ArticlePartList;
    },
  });
}

/** `/api/admin/articles/links/:slug`: links that would lead to a withdrawn article. */
export function articleLinkRoutes(router: Router, services: Services): void {
  resource(router, '/articles/links/:slug', {
    get: async ({ params: { slug } }) => {
      if (typeof slug !== 'string' || !/^[a-z0-9-]+$/.test(slug))
        throw new Problem(404, 'Aucun article n’a cette adresse.');
      return { success: true, pages: await linkingPages(services, slug) } satisfies ArticleLinks;
    },
  });
}

/** A page whose text is searched. */
interface Text extends LinkingPage {
  text: string;
}

/**
 * Pages whose own words link to an article at its current or a former address; lists of articles are left out, since a withdrawn article
 * disappears from them.
 */
async function linkingPages(
  { connection, content }: Pick<Services, 'connection' | 'content'>,
  slug: string,
): Promise<LinkingPage[]> {
  const { blog, letters } = content.current();
  const former = Object.entries(blog.moved).flatMap(([from, to]) => (to === slug ? [from] : []));
  const link = new RegExp(`/blog/(?:${[slug, ...former].join('|')})(?![a-z0-9-])`);
  const pages: Text[] = [
    ...(await deskArticles(connection)).flatMap(({ state, public: shown, public_slug }) =>
      shown && public_slug && (state === 'published' || state === 'scheduled')
        ? [{ path: `/blog/${public_slug}`, title: shown.title, text: shown.body }]
        : [],
    ),
    ...builtInArticles(blog).map((article) => ({
      path: `/blog/${article.slug}`,
      title: article.title,
      text: articleSources[article.slug] ?? '',
    })),
    ...letters.map((letter) => ({ path: `/blog/lettres/${letter.slug}`, title: letter.title, text: letter.html })),
  ];
  return pages
    .filter(({ path, text }) => path !== `/blog/${slug}` && link.test(text))
    .map(({ path, title }) => ({ path, title }));
}
