import { z } from 'zod';
import { articleLimits as limits } from '../../articles/deskArticles.ts';
import { pictureFileNames, pictureLimits } from '../../media/pictures.ts';
import { articleFields, builtInChange } from '../articles.ts';
import { pictureRow } from '../media.ts';
import { line } from '../text.ts';
import { settingsGroups, settingsValues } from './groups.ts';

/** Version of the file format that this program writes; it reads older versions and refuses newer ones. */
export const WORDS_FORMAT = 2;
const ONE_OF_OURS = 'Ce fichier n’est pas un export de réglages.';
const MOMENT = 'Ce moment ne se lit pas.';
const moment = z.iso.datetime(MOMENT);
const name = line(200, 'Nom');

/** An article of the desk; on another machine it is recognised by its creation time. */
const wordsArticle = z
  .strictObject({
    state: z.enum(['draft', 'scheduled', 'published', 'withdrawn']),
    fields: articleFields,
    /** The published text, which may be scheduled or withdrawn; null if none. */
    public: articleFields.nullable(),
    public_slug: line(limits.slug, 'Adresse').nullable(),
    publish_at: moment.nullable(),
    published_at: moment.nullable(),
    changes: z.array(
      z.strictObject({
        date: z.iso.date(MOMENT),
        what: line(limits.change, 'Modification'),
        why: line(limits.change, 'Raison'),
      }),
    ),
    former_addresses: z.array(line(limits.slug, 'Adresse')),
    copied_from: line(limits.slug, 'Adresse').nullable(),
    created_at: moment,
    created_by: name,
    updated_at: moment,
    updated_by: name,
  })
  .refine(
    ({ state, public: shown, public_slug, publish_at, published_at }) =>
      state === 'draft' || (shown && public_slug && (state === 'scheduled' ? publish_at : published_at)),
    'Cet article n’a pas ce que demande son état.',
  );
export type WordsArticle = z.infer<typeof wordsArticle>;

const wordsCard = builtInChange
  .required()
  .omit({ version: true })
  .extend({ slug: line(limits.slug, 'Adresse') });

/** A picture, with the SHA-256 of each of its files; the archive contains these files. */
const wordsPicture = pictureRow
  .omit({ id: true })
  .extend({
    hash: z.string().regex(/^[0-9a-f]{32}$/, ONE_OF_OURS),
    created_at: moment,
    name: line(pictureLimits.name, 'Nom de l’image'),
    alt: line(pictureLimits.alt, 'Description de l’image'),
    actor: name,
    files: z.record(z.string(), z.string()),
  })
  .refine(
    ({ files, ...picture }) =>
      pictureFileNames(picture).every((file) => file in files) &&
      Object.keys(files).length === pictureFileNames(picture).length,
    'Les fichiers de cette image ne sont pas ceux de sa largeur.',
  );
export type WordsPicture = z.infer<typeof wordsPicture>;

/**
 * Content of the file that `export-settings` writes: the owner's texts and changes. Settings in it are validated by the schemas of their
 * fields.
 */
export const wordsFile = z.strictObject(
  {
    format: z.int(ONE_OF_OURS).min(1, ONE_OF_OURS).max(WORDS_FORMAT, ONE_OF_OURS),
    settings: z.strictObject(
      Object.fromEntries(settingsGroups.map((group) => [group.code, settingsValues(group).optional()])),
      ONE_OF_OURS,
    ),
    articles: z.array(wordsArticle).default([]),
    /** Changes of the cards of the built-in articles. */
    cards: z.array(wordsCard).default([]),
    pictures: z.array(wordsPicture).default([]),
  },
  ONE_OF_OURS,
);
export type WordsFile = z.infer<typeof wordsFile>;

/** Whether a newer version of the program wrote the file, whose fields may then have another meaning. */
export const isNewerWords = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'format' in given && Number(given.format) > WORDS_FORMAT;
