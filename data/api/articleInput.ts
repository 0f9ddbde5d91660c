import { z } from 'zod';
import { articleCovers, articleLimits as limits } from '../articles/deskArticles.ts';
import { articleCategories } from '../articles/types.ts';
import { topics } from '../blog/blog.ts';
import { codesOf } from '../choices.ts';
import { line, OBJECT, required, text } from './text.ts';

const day = z.iso.date('Indiquez un jour, par exemple 2026-03-15.');
const version = z.int('Un numéro de version est attendu.').min(0);

/** What is typed into a row is kept while it is typed; whether it can be published is said apart (`server/articles/articleProblems.ts`). */
const source = z.strictObject({
  id: line(60, 'Repère de la source'),
  publisher: line(limits.sourceText, 'Éditeur'),
  title: line(limits.sourceText, 'Titre de la source'),
  date: line(80, 'Date de la source'),
  url: line(limits.sourceUrl, 'Adresse de la source'),
  scope: line(limits.sourceText, 'Portée de la source').optional(),
});

/**
 * Everything the owner writes of an article. `slug` is what follows `/blog/`, empty: taken from the title when it is published; `date`
 * null: the day it is published; `body` is Markdown (docs/blog.md).
 */
export const articleFields = z.strictObject(
  {
    slug: line(limits.slug, 'Adresse'),
    title: line(limits.title, 'Titre'),
    summary: line(limits.summary, 'Résumé'),
    category: z.enum(articleCategories, { error: 'Cette catégorie n’existe pas.' }),
    topics: z
      .array(z.enum(codesOf(topics), { error: 'Ce sujet n’existe pas.' }))
      .max(limits.topics, `${limits.topics} sujets au plus.`),
    date: day.nullable(),
    body: text(limits.body, 'Texte'),
    cover: z.enum(codesOf(articleCovers), { error: 'Cette figure n’existe pas.' }),
    sources: z.array(source).max(limits.sources, `${limits.sources} sources au plus.`),
    call_to_action: z.strictObject({
      title: line(limits.callTitle, 'Titre de l’appel'),
      text: line(limits.callText, 'Texte de l’appel'),
      button: line(limits.callButton, 'Bouton de l’appel'),
    }),
  },
  OBJECT,
);
export type ArticleFields = z.infer<typeof articleFields>;

/** `POST /api/admin/articles`: a new draft; what is absent is empty. */
export const newArticle = articleFields.partial();

/** `PATCH /api/admin/articles/:id`: what is absent stays. `version` is the one the change was made from. */
export const articleSave = z.strictObject({ version, changes: articleFields.partial() }, OBJECT);

/** `POST /api/admin/articles/preview`: what would be shown, stored nowhere. */
export const articlePreview = articleFields.pick({ body: true, sources: true }).partial({ sources: true });

/** `POST /api/admin/articles/:id/publish`. */
export const articlePublication = z.strictObject(
  {
    version,
    /** In Paris, as `2026-03-15T09:30`; absent: now. */
    at: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez un jour et une heure.')
      .optional(),
    /** A line of the change log under the article, for a text that was out already; absent: nothing a reader must know. */
    change: z
      .strictObject({
        what: required(limits.change, 'Modification', 'Dites ce qui a changé.'),
        why: required(limits.change, 'Raison', 'Dites pourquoi.'),
      })
      .optional(),
  },
  OBJECT,
);

/** `POST /api/admin/articles/:id/withdraw`. */
export const articleWithdrawal = z.strictObject({ version }, OBJECT);

/** `PATCH /api/admin/articles/built-in/:slug`: null is what the site's source says; what is absent stays. */
export const builtInChange = z.strictObject(
  {
    version,
    title: required(limits.title, 'Titre', 'Donnez un titre.').nullable().optional(),
    summary: required(limits.summary, 'Résumé', 'Écrivez un résumé.').nullable().optional(),
    date: day.nullable().optional(),
    state: z.enum(['published', 'withdrawn'], { error: 'Cet état n’existe pas.' }).optional(),
  },
  OBJECT,
);
