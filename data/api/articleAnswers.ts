import { z } from 'zod';
import { deskArticleStates } from '../articles/deskArticles.ts';
import type { WrittenText } from '../articles/types.ts';
import { codesOf } from '../choices.ts';
import { articleFields } from './articleInput.ts';

const success = z.literal(true);
const moment = z.iso.datetime();
const id = z.int().min(1);
const state = z.enum(codesOf(deskArticleStates));

/** What keeps an article from being published, or should be looked at; the field it is about, and the line of the text. */
export const articleProblem = z.strictObject({
  weight: z.enum(['error', 'remark']),
  field: z.string(),
  /** Of the text, from 1. */
  line: z.int().optional(),
  detail: z.string(),
});
export type ArticleProblem = z.infer<typeof articleProblem>;

/** An article written in the desk, in the list. */
export const deskArticleRow = z.strictObject({
  id,
  state,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  /** Minutes, of the text as it is now. */
  read_time: z.int(),
  /** YYYY-MM-DD; null: that of its publication, to come. */
  date: z.string().nullable(),
  /** What follows `/blog/`, where it is published or scheduled. */
  public_slug: z.string().nullable(),
  publish_at: moment.nullable(),
  /** Whether the text differs from the published one. */
  has_changes: z.boolean(),
  updated_at: moment,
  updated_by: z.string(),
});
export type DeskArticleRow = z.infer<typeof deskArticleRow>;

/** One of the eighteen, in the list: what it says, and in `source` what it says unless changed. */
export const builtInRow = z.strictObject({
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
  /** Counts the changes; 0: never changed. */
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

/** An earlier text. */
export const articleVersionRow = z.strictObject({
  id,
  kind: z.enum(['text', 'publication']),
  author: z.string(),
  at: moment,
});
export type ArticleVersionRow = z.infer<typeof articleVersionRow>;

/** `GET /api/admin/articles/:id`, and the answer to each of its changes but the saving of its text. */
export const deskArticleFile = z.strictObject({
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
  versions: z.array(articleVersionRow),
  problems: z.array(articleProblem),
});
export type DeskArticleFile = z.infer<typeof deskArticleFile>;

/** `PATCH /api/admin/articles/:id`: it is on the disk. */
export const articleSaved = z.strictObject({ success, version: z.int(), updated_at: moment, has_changes: z.boolean() });
export type ArticleSaved = z.infer<typeof articleSaved>;

/** `GET /api/admin/articles/:id/versions/:version`. */
export const articleVersionFile = z.strictObject({ success, version: articleVersionRow, fields: articleFields });
export type ArticleVersionFile = z.infer<typeof articleVersionFile>;

/** `POST /api/admin/articles/preview`: the text as the page shows it (`components/article/WrittenBody.tsx`). */
export const articlePreviewed = z.strictObject({
  success,
  text: z.custom<WrittenText>(),
  /** Minutes. */
  read_time: z.int(),
  problems: z.array(articleProblem),
});
export type ArticlePreviewed = z.infer<typeof articlePreviewed>;

/** `POST /api/admin/articles/:id/preview-link`: an address that shows the text as it is, without signing in. */
export const previewLink = z.strictObject({ success, url: z.string(), expires_at: moment });
export type PreviewLink = z.infer<typeof previewLink>;

/** A page whose own words link to an article. */
const linkingPage = z.strictObject({ path: z.string(), title: z.string() });
export type LinkingPage = z.infer<typeof linkingPage>;

/** `GET /api/admin/articles/links/:slug`: the pages that link to it in their text. */
export const articleLinks = z.strictObject({ success, pages: z.array(linkingPage) });
export type ArticleLinks = z.infer<typeof articleLinks>;

/** `PATCH /api/admin/articles/built-in/:slug`. */
export const builtInChanged = z.strictObject({ success, article: builtInRow });
export type BuiltInChanged = z.infer<typeof builtInChanged>;

/** `DELETE /api/admin/articles/:id`: what was deleted; posted back, it is a draft again. */
export const articleDeleted = z.strictObject({ success, fields: articleFields });
export type ArticleDeleted = z.infer<typeof articleDeleted>;

const namedPart = z.strictObject({
  name: z.string(),
  /** What it is called, or what it says today. */
  title: z.string(),
  /** Ids of the sources it cites, which an article that shows it lists. */
  sources: z.array(z.string()),
});
export type NamedPart = z.infer<typeof namedPart>;

/** `GET /api/admin/article-parts`: what a text may name in place of writing it (docs/blog.md). */
export const articlePartList = z.strictObject({
  success,
  figures: z.array(namedPart),
  tools: z.array(namedPart),
  values: z.array(namedPart),
  /** How a value that is a number may be written, each with an example. */
  formats: z.array(namedPart),
});
export type ArticlePartList = z.infer<typeof articlePartList>;
