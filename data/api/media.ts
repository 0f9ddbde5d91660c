import { z } from 'zod';
import { pictureLimits as limits } from '../media/pictures.ts';
import { OBJECT, required } from './text.ts';

const success = z.literal(true);
const id = z.int().min(1);

/** A picture of the library. */
export const pictureRow = z.strictObject({
  id,
  /** Hash that the picture's files are named after (`data/media/pictures.ts`). */
  hash: z.string(),
  /** Name of the file that the owner uploaded. */
  name: z.string(),
  alt: z.string(),
  /** Width of the largest file, in pixels. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Bytes of all its files. */
  bytes: z.int(),
  actor: z.string(),
  created_at: z.iso.datetime(),
});
export type Picture = z.infer<typeof pictureRow>;

/** A place that uses the picture: its name in French, and the desk's view in which to edit it. */
const pictureUse = z.strictObject({ label: z.string(), view: z.string() });
export type PictureUse = z.infer<typeof pictureUse>;

const shownPicture = pictureRow.extend({ uses: z.array(pictureUse) });
export type ShownPicture = z.infer<typeof shownPicture>;

/** Response of `GET /api/admin/media`. */
const pictureList = z.strictObject({
  success,
  total: z.int(),
  next_cursor: z.string().nullable(),
  pictures: z.array(shownPicture),
});
export type PictureList = z.infer<typeof pictureList>;

const pictureUpload = z.strictObject({ id, size: z.int(), received: z.int() });
export type PictureUpload = z.infer<typeof pictureUpload>;

/**
 * Response of `POST /api/admin/media`, and of `POST /api/admin/media/uploads/:id` for each chunk; `picture` is null until the last chunk.
 */
const pictureReceived = z.strictObject({ success, upload: pictureUpload, picture: pictureRow.nullable() });
export type PictureReceived = z.infer<typeof pictureReceived>;

const sampleFile = z.strictObject({
  /** File name below `/telechargements/`. */
  file: z.string(),
  /** Title of the sample whose page offers the file. */
  title: z.string(),
  /** Address of that page. */
  path: z.string(),
  /** Label of the file's link on that page: format, length, size. */
  label: z.string(),
  own: z.strictObject({ name: z.string(), bytes: z.int(), actor: z.string(), at: z.iso.datetime() }).nullable(),
});
export type SampleFile = z.infer<typeof sampleFile>;

/** Response of `GET /api/admin/sample-files`, and of `DELETE …/:file`. */
const sampleFileList = z.strictObject({ success, files: z.array(sampleFile) });
export type SampleFileList = z.infer<typeof sampleFileList>;

/**
 * Response of `POST /api/admin/sample-files/:file`, and of `POST …/:file/uploads/:id` for each chunk; after the last chunk, the file
 * replaces the sample.
 */
const sampleFileReceived = z.strictObject({ success, upload: pictureUpload });
export type SampleFileReceived = z.infer<typeof sampleFileReceived>;

/** Body of `PATCH /api/admin/media/:id`. */
const pictureChanged = z.strictObject({ success, picture: pictureRow });
export type PictureChanged = z.infer<typeof pictureChanged>;

const alt = required(
  limits.alt,
  'Description',
  'Décrivez ce que montre l’image : c’est ce qu’entend qui ne la voit pas.',
);

/** Body of `POST /api/admin/media`: announces a picture, whose bytes are sent in later calls. Only the owner sees its name. */
export const newPicture = z.strictObject(
  {
    name: required(limits.name, 'Nom du fichier', 'Ce fichier n’a pas de nom.'),
    size: z
      .int()
      .min(1, 'Ce fichier est vide.')
      .max(limits.bytes, `Un fichier pèse ${limits.bytes / 1024 / 1024} Mo au plus.`),
    alt,
  },
  OBJECT,
);
export type NewPicture = z.infer<typeof newPicture>;

/**
 * Body of `POST /api/admin/sample-files/:file`: announces the owner's file, whose bytes are sent in later calls; its size limit is a
 * picture's.
 */
export const newSampleFile = newPicture.omit({ alt: true });

/** Body of `PATCH /api/admin/media/:id`. */
export const pictureChange = z.strictObject({ alt }, OBJECT);
export type PictureChange = z.infer<typeof pictureChange>;
