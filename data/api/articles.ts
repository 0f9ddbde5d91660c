import { z } from 'zod';
import { articleCovers, deskArticleStates, articleLimits as limits } from '../articles/deskArticles.ts';
import { articleCategories, type WrittenText } from '../articles/types.ts';
import { topics } from '../blog/blog.ts';
import { codesOf } from '../choices.ts';
import { earlierText } from './earlierTexts.ts';
import { line, OBJECT, required, text } from './text.ts';

const day = z.iso.date('Indiquez un jour, par exemple 2026-03-15.');
const version = z.int('Un numéro de version est attendu.').min(0);

/**
 * A source of an article, stored exactly as typed in the desk's form; `server/articles/publishArticle.ts` validates it when the article is
 * published.
 */
const source = z.strictObject({
  id: line(60, 'Repère de la source'),
  publisher: line(limits.sourceText, 'Éditeur'),
  title: line(limits.sourceText, 'Titre de la source'),
  date: line(80, 'Date de la source'),
  url: line(limits.sourceUrl, 'Adresse de la source'),
  scope: line(limits.sourceText, 'Portée de la source').optional(),
});

/**
 * Fields of an article that the owner writes. `slug`: part of the address after `/blog/`, empty to derive it from the title at publication;
 * `date`: null for the day of publication; `body`: Markdown (docs/blog.md).
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

/** Body of `POST /api/admin/articles`: a new draft; absent fields are stored empty. */
export const newArticle = articleFields.partial();

/** Body of `PATCH /api/admin/articles/:id`: absent fields are unchanged. `version` is the version the owner's edit began from. */
export const articleSave = z.strictObject({ version, changes: articleFields.partial() }, OBJECT);

/** Body of `POST /api/admin/articles/preview`: fields to render without storing them. */
export const articlePreview = articleFields.pick({ body: true, sources: true }).partial({ sources: true });

/** Body of `POST /api/admin/articles/:id/publish`. */
export const articlePublication = z.strictObject(
  {
    version,
    /** Time of publication in Paris, as `2026-03-15T09:30`; absent: now. */
    at: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez un jour et une heure.')
      .optional(),
    /** Entry for the public change log of an article that is already published; absent: the change is too small for an entry. */
    change: z
      .strictObject({
        what: required(limits.change, 'Modification', 'Dites ce qui a changé.'),
        why: required(limits.change, 'Raison', 'Dites pourquoi.'),
      })
      .optional(),
  },
  OBJECT,
);

/** Body of `POST /api/admin/articles/:id/withdraw`. */
export const articleWithdrawal = z.strictObject({ version }, OBJECT);

/** Body of `PATCH /api/admin/articles/built-in/:slug`: null restores the source's value; an absent field is unchanged. */
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

/** Fault that blocks the publication of an article, or a mere remark, with the field and line that it concerns. */
const articleProblem = z.strictObject({
  weight: z.enum(['error', 'remark']),
  field: z.string(),
  /** Number of the line in the text, counted from 1. */
  line: z.int().optional(),
  detail: z.string(),
});
export type ArticleProblem = z.infer<typeof articleProblem>;

/** A desk article as the desk's list shows it. */
const deskArticleRow = z.strictObject({
  id,
  state,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** Minutes to read the current text. */
  read_time: z.int(),
  /** Day shown on the article, YYYY-MM-DD; null: the day of publication. */
  date: z.string().nullable(),
  /** Part of the address after `/blog/`; null unless the article is published or scheduled. */
  public_slug: z.string().nullable(),
  publish_at: moment.nullable(),
  /** Whether the owner's current text differs from the published one. */
  has_changes: z.boolean(),
  updated_at: moment,
  updated_by: z.string(),
});
export type DeskArticleRow = z.infer<typeof deskArticleRow>;

/** A built-in article as the desk's list shows it: current values, and in `source` the original ones. */
const builtInRow = z.strictObject({
  slug: z.string(),
  number: z.int(),
  title: z.string(),
  summary: z.string(),
  date: z.string(),
  category: z.string(),
  /** Minutes to read the text. */
  read_time: z.int(),
  state: z.enum(['published', 'withdrawn']),
  source: z.strictObject({ title: z.string(), summary: z.string(), date: z.string() }),
  /** Number of times the owner changed it; 0: never. */
  version: z.int(),
  updated_at: moment.nullable(),
  updated_by: z.string().nullable(),
});
export type BuiltInRow = z.infer<typeof builtInRow>;

/** Response of `GET /api/admin/articles`. */
export const deskArticleList = z.strictObject({
  success,
  articles: z.array(deskArticleRow),
  built_in: z.array(builtInRow),
});
export type DeskArticleList = z.infer<typeof deskArticleList>;

/** Response of `GET /api/admin/articles/:id`, and of every change of an article except saving its text. */
export const deskArticleRecord = z.strictObject({
  success,
  article: deskArticleRow.extend({
    fields: articleFields,
    version: z.int(),
    /** Slug of the built-in article from which the text was copied; null if none. */
    copied_from: z.string().nullable(),
    published_at: moment.nullable(),
    created_at: moment,
    created_by: z.string(),
  }),
  /** Earlier texts, newest first. */
  versions: z.array(earlierText),
  problems: z.array(articleProblem),
});
export type DeskArticleRecord = z.infer<typeof deskArticleRecord>;

/** Response of `PATCH /api/admin/articles/:id`, sent once the change is on disk. */
const articleSaved = z.strictObject({ success, version: z.int(), updated_at: moment, has_changes: z.boolean() });
export type ArticleSaved = z.infer<typeof articleSaved>;

/**
 * Response of `POST /api/admin/articles/preview`: the text in the form that the article's page renders
 * (`components/article/WrittenBody.tsx`).
 */
const articlePreviewed = z.strictObject({
  success,
  text: z.custom<WrittenText>(),
  /** Minutes to read the text. */
  read_time: z.int(),
  problems: z.array(articleProblem),
});
export type ArticlePreviewed = z.infer<typeof articlePreviewed>;

/** Response of `POST /api/admin/articles/:id/preview-link`: an address that shows the current text to anybody, without signing in. */
const previewLink = z.strictObject({ success, url: z.string(), expires_at: moment });
export type PreviewLink = z.infer<typeof previewLink>;

/** A page whose own text, not its menus, links to an article. */
const linkingPage = z.strictObject({ path: z.string(), title: z.string() });
export type LinkingPage = z.infer<typeof linkingPage>;

/** Response of `GET /api/admin/articles/links/:slug`: the pages whose text links to the article. */
export const articleLinks = z.strictObject({ success, pages: z.array(linkingPage) });
export type ArticleLinks = z.infer<typeof articleLinks>;

/** Response of `PATCH /api/admin/articles/built-in/:slug`. */
const builtInChanged = z.strictObject({ success, article: builtInRow });
export type BuiltInChanged = z.infer<typeof builtInChanged>;

/** Response of `DELETE /api/admin/articles/:id`: the deleted article's fields; sent as a new article, they undo the deletion as a draft. */
const articleDeleted = z.strictObject({ success, fields: articleFields });
export type ArticleDeleted = z.infer<typeof articleDeleted>;

const namedPart = z.strictObject({
  name: z.string(),
  /** Title of a figure or tool, or current text of a value. */
  title: z.string(),
  /** Ids of the sources that this part cites; an article that uses the part must list them. */
  sources: z.array(z.string()),
});
export type NamedPart = z.infer<typeof namedPart>;

/** Response of `GET /api/admin/article-parts`: the parts and values that a text may insert by name (docs/blog.md). */
export const articlePartList = z.strictObject({
  success,
  figures: z.array(namedPart),
  tools: z.array(namedPart),
  values: z.array(namedPart),
  /** Formats for numeric values, each with an example. */
  formats: z.array(namedPart),
});
export type ArticlePartList = z.infer<typeof articlePartList>;
