import type { Request, Router } from 'express';
import type { BuiltInChanged } from '../../../../data/api/articleAnswers.ts';
import { articleWithdrawal, builtInChange } from '../../../../data/api/articleInput.ts';
import { changedCard, changedCards } from '../../../../database/articles/articles.ts';
import { addDeskArticle, deskArticles } from '../../../../database/articles/deskArticles.ts';
import { ownTextOf } from '../../../articles/articleProblems.ts';
import { backToOriginal, builtInRows, copyOfBuiltIn, openOwnText, saveCard } from '../../../articles/builtIn.ts';
import { deskArticleFile, otherEditor } from '../../../articles/deskArticleFile.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { given } from './articles.ts';

const noSuchArticle = () => new Problem(404, 'Cet article n’est pas de ceux du site.');

/** `/api/admin/articles/built-in/:slug`: what a card says, and a copy of its text to write on. */
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
      const copy = copyOfBuiltIn(slug, title);
      if (!copy) throw noSuchArticle();
      const author = authorOf(response, now);
      const source = { ...copy, slug, summary, date };
      const { id, isNew } = await queue.write((writer) => openOwnText(writer, source, author));
      live.publish({ kind: 'articles' });
      response.status(isNew ? 201 : 200).json(await deskArticleFile(connection, id));
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
        return deskArticleFile(connection, known.id);
      },
    ],
  });
  resource(router, '/articles/built-in/:slug/duplicate', {
    post: async (request, response) => {
      const { slug, title } = await rowOf(request);
      const fields = copyOfBuiltIn(slug, title);
      if (!fields) throw noSuchArticle();
      const author = authorOf(response, now);
      const id = await queue.write((writer) => addDeskArticle(writer, { fields, copiedFrom: slug, ...author }));
      live.publish({ kind: 'articles' });
      response.status(201).json(await deskArticleFile(connection, id));
    },
  });
}
