import { z } from 'zod';
import { articleCovers, deskArticleStates, articleLimits as limits } from '../articles/deskArticles.ts';
import { articleCategories, type WrittenText } from '../articles/types.ts';
import { topics } from '../blog/blog.ts';
import { codesOf } from '../choices.ts';
import { earlierText } from './earlierTexts.ts';
import { line, OBJECT, required, text } from './text.ts';

const day = z.iso.date('Indiquez un jour, par exemple 2026-03-15.');
const version = z.int('Un numéro de version est attendu.').min(0);

/** Source of an article, stored as typed in its row of the form; `server/articles/publishArticle.ts` validates it at publication. */
const source = z.strictObject({
  id: line(60, 'Repère de la source'),
  publisher: line(limits.sourceText, 'Éditeur'),
  title: line(limits.sourceText, 'Titre de la source'),
  date: line(80, 'Date de la source'),
  url: line(limits.sourceUrl, 'Adresse de la source'),
  scope: line(limits.sourceText, 'Portée de la source').optional(),
});

/**
 * Every field the owner writes of an article. `slug` follows `/blog/`; empty: derived from the title at publication; `date` null: the day
 * of publication; `body` is Markdown (docs/blog.md).
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

export const emptyArticle: ArticleFields = {
  slug: '',
  title: '',
  summary: '',
  category: 'Méthode',
  topics: [],
  date: null,
  body: '',
  cover: 'strands',
  sources: [],
  call_to_action: {
    title: 'Une question sur votre cas ?',
    text: 'Décrivez-le en quelques lignes : je réponds avec une première piste.',
    button: 'Demander une analyse gratuite',
  },
};

/** `POST /api/admin/articles`: a new draft; absent fields are empty. */
export const newArticle = articleFields.partial();

/** `PATCH /api/admin/articles/:id`: absent fields are unchanged. `version` is the number of the version that the owner edited. */
export const articleSave = z.strictObject({ version, changes: articleFields.partial() }, OBJECT);

/** `POST /api/admin/articles/preview`: renders without storing. */
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
    /** Line of the change log of an article that is already published; absent: no change worth telling readers. */
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

/** `PATCH /api/admin/articles/built-in/:slug`: null is the source's value; an absent field is kept. */
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

const success = z.literal(true);
const moment = z.iso.datetime();
const id = z.int().min(1);
const state = z.enum(codesOf(deskArticleStates));

/** Problem that blocks the publication of an article, or a remark on it; its field, and the line of the text. */
const articleProblem = z.strictObject({
  weight: z.enum(['error', 'remark']),
  field: z.string(),
  /** Line of the text, from 1. */
  line: z.int().optional(),
  detail: z.string(),
});
export type ArticleProblem = z.infer<typeof articleProblem>;

/** An article written in the desk, in the list. */
const deskArticleRow = z.strictObject({
  id,
  state,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** Minutes, of the current text. */
  read_time: z.int(),
  /** YYYY-MM-DD; null: the day of its publication. */
  date: z.string().nullable(),
  /** Slug after `/blog/`, where the article is published or scheduled. */
  public_slug: z.string().nullable(),
  publish_at: moment.nullable(),
  /** Whether the text differs from the published one. */
  has_changes: z.boolean(),
  updated_at: moment,
  updated_by: z.string(),
});
export type DeskArticleRow = z.infer<typeof deskArticleRow>;

/** A built-in article in the list: its current values, and the original ones in `source`. */
const builtInRow = z.strictObject({
  slug: z.string(),
  number: z.int(),
  title: z.string(),
  summary: z.string(),
  date: z.string(),
  category: z.string(),
  /** Minutes. */
  read_time: z.int(),
  state: z.enum(['published', 'withdrawn']),
  source: z.strictObject({ title: z.string(), summary: z.string(), date: z.string() }),
  /** Number of changes; 0: never changed. */
  version: z.int(),
  updated_at: moment.nullable(),
  updated_by: z.string().nullable(),
});
export type BuiltInRow = z.infer<typeof builtInRow>;

/** `GET /api/admin/articles`. */
export const deskArticleList = z.strictObject({
  success,
  articles: z.array(deskArticleRow),
  built_in: z.array(builtInRow),
});
export type DeskArticleList = z.infer<typeof deskArticleList>;

/** `GET /api/admin/articles/:id`, and the response to every change but the saving of its text. */
export const deskArticleRecord = z.strictObject({
  success,
  article: deskArticleRow.extend({
    fields: articleFields,
    version: z.int(),
    /** The built-in article its text was copied from. */
    copied_from: z.string().nullable(),
    published_at: moment.nullable(),
    created_at: moment,
    created_by: z.string(),
  }),
  /** The newest first. */
  versions: z.array(earlierText),
  problems: z.array(articleProblem),
});
export type DeskArticleRecord = z.infer<typeof deskArticleRecord>;

/** `PATCH /api/admin/articles/:id`, once the change is on disk. */
const articleSaved = z.strictObject({ success, version: z.int(), updated_at: moment, has_changes: z.boolean() });
export type ArticleSaved = z.infer<typeof articleSaved>;

/** `POST /api/admin/articles/preview`: the text as the page shows it (`components/article/WrittenBody.tsx`). */
const articlePreviewed = z.strictObject({
  success,
  text: z.custom<WrittenText>(),
  /** Minutes. */
  read_time: z.int(),
  problems: z.array(articleProblem),
});
export type ArticlePreviewed = z.infer<typeof articlePreviewed>;

/** `POST /api/admin/articles/:id/preview-link`: an address that shows the current text without signing in. */
const previewLink = z.strictObject({ success, url: z.string(), expires_at: moment });
export type PreviewLink = z.infer<typeof previewLink>;

/** A page whose own text links to an article. */
const linkingPage = z.strictObject({ path: z.string(), title: z.string() });
export type LinkingPage = z.infer<typeof linkingPage>;

/** `GET /api/admin/articles/links/:slug`: pages that link to it in their text. */
export const articleLinks = z.strictObject({ success, pages: z.array(linkingPage) });
export type ArticleLinks = z.infer<typeof articleLinks>;

/** `PATCH /api/admin/articles/built-in/:slug`. */
const builtInChanged = z.strictObject({ success, article: builtInRow });
export type BuiltInChanged = z.infer<typeof builtInChanged>;

/** `DELETE /api/admin/articles/:id`: the deleted article; posted back, it is a draft again. */
const articleDeleted = z.strictObject({ success, fields: articleFields });
export type ArticleDeleted = z.infer<typeof articleDeleted>;

const namedPart = z.strictObject({
  name: z.string(),
  /** Title of a figure or tool, or current text of a value. */
  title: z.string(),
  /** Ids of the sources cited by this part; an article that shows the part lists them. */
  sources: z.array(z.string()),
});
export type NamedPart = z.infer<typeof namedPart>;

/** `GET /api/admin/article-parts`: parts and values that a text may name (docs/blog.md). */
export const articlePartList = z.strictObject({
  success,
  figures: z.array(namedPart),
  tools: z.array(namedPart),
  values: z.array(namedPart),
  /** Formats of a numeric value, each with an example. */
  formats: z.array(namedPart),
});
export type ArticlePartList = z.infer<typeof articlePartList>;
