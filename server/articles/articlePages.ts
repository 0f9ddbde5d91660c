import { type RequestHandler, Router } from 'express';
import { type ArticlePreview, GONE_PATH } from '../../data/articles/blogContent.ts';
import { deskArticleStates } from '../../data/articles/deskArticles.ts';
import { labelOf } from '../../data/choices.ts';
import { dayInProse } from '../../data/french/frenchDates.ts';
import { dayInParis } from '../../data/french/timeInParis.ts';
import { typo } from '../../data/french/typo.ts';
import { deskArticle } from '../../database/articles/deskArticles.ts';
import type { Services } from '../services.ts';
import { addressOf } from './articleProblems.ts';
import { writtenArticle } from './readArticle.ts';

/** Where previews are; no article has this address (`data/articles/deskArticles.ts`). */
const PREVIEW_PATH = '/blog/apercu';

/** Addresses of the blog that are no page of the build: previews, and those an article had, elsewhere or until it was withdrawn. */
export function articlePages(services: Services): Router {
  const { content } = services;
  const router = Router();
  router.get(PREVIEW_PATH, preview(services));
  router.get('/blog/:slug', (request, response, next) => {
    const { moved, gone } = content.current().blog;
    const { slug } = request.params;
    const to = moved[slug];
    if (to !== undefined) return response.redirect(301, `/blog/${to}`);
    if (gone.includes(slug)) request.url = GONE_PATH;
    next();
  });
  return router;
}

/** Finds what a link shows; one that is wrong or has ended is an unknown address. */
function preview({ connection, previews, now }: Services): RequestHandler {
  return async (request, response, next) => {
    const { lien } = request.query;
    const id = typeof lien === 'string' ? previews.read(lien) : undefined;
    const article = id === undefined ? undefined : await deskArticle(connection, id);
    if (!article) return next();
    const { fields, changes, state, updated_at } = article;
    const today = dayInParis(now());
    const shown = {
      ...fields,
      slug: addressOf(fields),
      date: fields.date ?? today,
      title: fields.title || 'Sans titre',
    };
    const day = dayInProse(dayInParis(new Date(updated_at)));
    const note = `Texte du ${day}, montré à qui a ce lien (état : ${labelOf(deskArticleStates, state).toLowerCase()}). Il peut encore changer.`;
    response.locals.preview = {
      article: await writtenArticle(connection, shown, changes),
      note: typo(note),
    } satisfies ArticlePreview;
    next();
  };
}
