import type { Request, RequestHandler, Router } from 'express';
import { resolvedText } from '../../../../content/blog/resolvedText.ts';
import {
  type ArticlePreviewed,
  articlePreview,
  articlePublication,
  articleWithdrawal,
  type BuiltInChanged,
  builtInChange,
  type PreviewLink,
} from '../../../../data/api/articles.ts';
import { dayInParis, momentInParis } from '../../../../data/french/timeInParis.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { changedCard, changedCards, unlistArticle } from '../../../../database/articles/articles.ts';
import {
  addDeskArticle,
  changeDeskArticle,
  type DeskArticle,
  deskArticles,
} from '../../../../database/articles/deskArticles.ts';
import { countContentChange } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import { backToOriginal, builtInFields, builtInRows, openOwnText, saveCard } from '../../../articles/builtIn.ts';
import { deskArticleRecord, knownArticle, otherEditor } from '../../../articles/deskArticleRecord.ts';
import { addressOf, articleProblems, ownTextOf, publishArticle } from '../../../articles/publishArticle.ts';
import { readArticle, readTimeOf } from '../../../articles/readArticle.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { authorOf, idOf, jsonBody, parse, resource } from '../../route.ts';
import { articleBody, given } from './articles.ts';

/** `/api/admin/articles/…`: preview, publication now or at a time, withdrawal. */
export function articlePublicationRoutes(router: Router, services: Services): void {
  const { connection, settings, previews } = services;
  resource(router, '/articles/preview', {
    post: [
      ...articleBody,
      async (request) => {
        const { body, sources = [] } = parse(articlePreview, request.body);
        const { pieces, headings, problems, ...text } = await readArticle(connection, { body, sources });
        return {
          success: true,
          text: resolvedText({ pieces, headings }, services.content.current()),
          read_time: readTimeOf(text),
          problems,
        } satisfies ArticlePreviewed;
      },
    ],
  });
  resource(router, '/articles/:id/preview-link', {
    post: async (request) => {
      const { id } = await knownArticle(connection, idOf(request));
      const { token, expiresAt } = previews.issue(id);
      return {
        success: true,
        url: `${settings.baseUrl}/blog/apercu?lien=${token}`,
        expires_at: expiresAt.toISOString(),
      } satisfies PreviewLink;
    },
  });
  resource(router, '/articles/:id/publish', { post: [...jsonBody, publish(services)] });
  resource(router, '/articles/:id/withdraw', { post: [...jsonBody, withdraw(services)] });
}

/**
 * The article in the version that the request changes.
 * @throws Problem 404, or 409 when another change was saved since
 */
async function unchanged(connection: Connection, request: Request, version: number): Promise<DeskArticle> {
  const article = await knownArticle(connection, idOf(request));
  if (article.version !== version) throw otherEditor(article);
  return article;
}

function publish(services: Services): RequestHandler {
  const { connection, queue, now } = services;
  return async (request, response) => {
    const { version, at, change } = parse(articlePublication, request.body);
    const article = await unchanged(connection, request, version);
    const { id, fields } = article;
    const author = authorOf(response, now);
    const text = await readArticle(connection, fields);
    const stops = (await articleProblems(connection, id, fields, text)).filter(({ weight }) => weight === 'error');
    if (stops.length > 0)
      throw new Problem(422, 'Il manque quelque chose à cet article pour être publié.', {
        errors: stops.map(({ field, detail, line }) => ({
          field,
          detail: line ? `Ligne ${line} : ${detail}` : detail,
        })),
      });
    const later = at === undefined ? undefined : momentInParis(at);
    if (later && article.state === 'published')
      throw new Problem(
        409,
        'Cet article est déjà publié : publiez ses changements maintenant, ou retirez-le d’abord.',
      );
    if (later && later <= now())
      throw new Problem(422, 'Cette heure est passée : choisissez-en une à venir.', {
        errors: [{ field: 'at', detail: 'Choisissez une heure à venir.' }],
      });
    const done = await queue.write(async (writer) => {
      const next = later
        ? await schedule(writer, article, later, author)
        : await publishArticle(writer, { article, fields, text, content: services.content.current(), author, change });
      if (next === undefined) throw otherEditor(await knownArticle(writer, id));
      const action = later ? 'article-scheduled' : 'article-published';
      await writeJournal(writer, { action, account: author.actor, at: author.at, subject: fields.title });
      return later ? 'scheduled' : 'published';
    });
    await publishChange(services, done === 'published');
    return deskArticleRecord(connection, id);
  };
}

/** Schedules the publication of the current text; later changes of the draft do not change the scheduled text. */
function schedule(writer: Connection, article: DeskArticle, at: Date, author: ReturnType<typeof authorOf>) {
  const slug = addressOf(article.fields);
  const shown = { ...article.fields, slug, date: article.fields.date ?? dayInParis(at) };
  return changeDeskArticle(
    writer,
    article,
    {
      state: 'scheduled',
      public: shown,
      fields: shown,
      public_slug: article.published_at ? article.public_slug : slug,
      publish_at: at.toISOString(),
    },
    author,
  );
}

function withdraw(services: Services): RequestHandler {
  const { connection, queue, now } = services;
  return async (request, response) => {
    const { version } = parse(articleWithdrawal, request.body);
    const article = await unchanged(connection, request, version);
    const { id, state, published_at, public_slug, fields } = article;
    if (state !== 'published' && state !== 'scheduled') throw new Problem(409, 'Cet article n’est pas publié.');
    const author = authorOf(response, now);
    await queue.write(async (writer) => {
      // A scheduled article never published before becomes a draft again.
      const next = await changeDeskArticle(
        writer,
        article,
        { state: published_at ? 'withdrawn' : 'draft', publish_at: null, ...(!published_at && { public_slug: null }) },
        author,
      );
      if (next === undefined) throw otherEditor(await knownArticle(writer, id));
      if (published_at && public_slug) await unlistArticle(writer, public_slug, author.at);
      if (state === 'published') await countContentChange(writer);
      await writeJournal(writer, {
        action: 'article-withdrawn',
        account: author.actor,
        at: author.at,
        subject: fields.title,
      });
    });
    await publishChange(services, state === 'published');
    return deskArticleRecord(connection, id);
  };
}

/** Notifies open desks and, when the public text changed, has the pages rendered anew. */
async function publishChange({ live, content }: Services, pagesChange: boolean): Promise<void> {
  if (pagesChange) await content.changed();
  live.publish({ kind: 'articles' });
}

const noSuchArticle = () => new Problem(404, 'Cet article n’est pas de ceux du site.');

/** `/api/admin/articles/built-in/:slug`: changes to the card of a built-in article, and an editable copy of its text. */
export function builtInArticleRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now, content } = services;
  const rowOf = async (request: Request) => {
    const row = builtInRows(await changedCards(connection)).find(({ slug }) => slug === request.params.slug);
    if (!row) throw noSuchArticle();
    return row;
  };
  resource(router, '/articles/built-in/:slug', {
    patch: [
      ...jsonBody,
      async (request, response) => {
        const { version, ...sent } = parse(builtInChange, request.body);
        const { slug, source } = await rowOf(request);
        const { actor, at } = authorOf(response, now);
        await queue.write(async (writer) => {
          const known = await changedCard(writer, slug);
          const before = known ?? { title: null, summary: null, date: null, state: 'published' as const };
          const card = { ...before, ...given(sent), slug, version, updated_at: at, updated_by: actor };
          if (!(await saveCard(writer, source, card)))
            throw new Problem(409, `${known?.updated_by} a changé cette présentation entre-temps.`, {
              errors: [
                { field: 'version', detail: String(known?.version ?? 0) },
                { field: 'updated_by', detail: known?.updated_by ?? '' },
                { field: 'updated_at', detail: known?.updated_at ?? '' },
              ],
            });
        });
        await services.content.changed();
        live.publish({ kind: 'articles' });
        return { success: true, article: await rowOf(request) } satisfies BuiltInChanged;
      },
    ],
  });
  resource(router, '/articles/built-in/:slug/text', {
    post: async (request, response) => {
      const { slug, title, summary, date } = await rowOf(request);
      const copy = builtInFields(slug, title);
      if (!copy) throw noSuchArticle();
      const author = authorOf(response, now);
      const source = { ...copy, slug, summary, date };
      const { id, isNew } = await queue.write((writer) => openOwnText(writer, source, author));
      live.publish({ kind: 'articles' });
      response.status(isNew ? 201 : 200).json(await deskArticleRecord(connection, id));
    },
  });
  resource(router, '/articles/built-in/:slug/original', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { version } = parse(articleWithdrawal, request.body);
        const row = await rowOf(request);
        const known = (await deskArticles(connection)).find((article) => ownTextOf(article) === row.slug);
        if (!known) throw noSuchArticle();
        const author = authorOf(response, now);
        const back = await queue.write((writer) =>
          backToOriginal(writer, { ...known, version }, { row, content: content.current(), author }),
        );
        if (!back) throw otherEditor(known);
        await content.changed();
        live.publish({ kind: 'articles' });
        return deskArticleRecord(connection, known.id);
      },
    ],
  });
  resource(router, '/articles/built-in/:slug/duplicate', {
    post: async (request, response) => {
      const { slug, title } = await rowOf(request);
      const fields = builtInFields(slug, title);
      if (!fields) throw noSuchArticle();
      const author = authorOf(response, now);
      const id = await queue.write((writer) => addDeskArticle(writer, { fields, copiedFrom: slug, ...author }));
      live.publish({ kind: 'articles' });
      response.status(201).json(await deskArticleRecord(connection, id));
    },
  });
}
