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
  /** Name of the file when it was sent. */
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

/** Place that uses a picture: its French words for the owner, and the desk's view of it. */
const pictureUse = z.strictObject({ label: z.string(), view: z.string() });
export type PictureUse = z.infer<typeof pictureUse>;

const shownPicture = pictureRow.extend({ uses: z.array(pictureUse) });
export type ShownPicture = z.infer<typeof shownPicture>;

/** `GET /api/admin/media`. */
const pictureList = z.strictObject({
  success,
  total: z.int(),
  next_cursor: z.string().nullable(),
  pictures: z.array(shownPicture),
});
export type PictureList = z.infer<typeof pictureList>;

const pictureUpload = z.strictObject({ id, size: z.int(), received: z.int() });
export type PictureUpload = z.infer<typeof pictureUpload>;

/** `POST /api/admin/media`, and `POST /api/admin/media/uploads/:id` for each chunk: the response to the last chunk contains the picture. */
const pictureReceived = z.strictObject({ success, upload: pictureUpload, picture: pictureRow.nullable() });
export type PictureReceived = z.infer<typeof pictureReceived>;

const sampleFile = z.strictObject({
  /** File name, under `/telechargements/`. */
  file: z.string(),
  /** Title of the sample whose page offers the file. */
  title: z.string(),
  /** Address of that page. */
  path: z.string(),
  /** Label of the file on that page: format, length, size. */
  label: z.string(),
  own: z.strictObject({ name: z.string(), bytes: z.int(), actor: z.string(), at: z.iso.datetime() }).nullable(),
});
export type SampleFile = z.infer<typeof sampleFile>;

/** `GET /api/admin/sample-files`, and `DELETE …/:file`. */
const sampleFileList = z.strictObject({ success, files: z.array(sampleFile) });
export type SampleFileList = z.infer<typeof sampleFileList>;

/** `POST /api/admin/sample-files/:file`, and `POST …/:file/uploads/:id` for each chunk: it replaces the sample after the last. */
const sampleFileReceived = z.strictObject({ success, upload: pictureUpload });
export type SampleFileReceived = z.infer<typeof sampleFileReceived>;

/** `PATCH /api/admin/media/:id`. */
const pictureChanged = z.strictObject({ success, picture: pictureRow });
export type PictureChanged = z.infer<typeof pictureChanged>;

const alt = required(
  limits.alt,
  'Description',
  'Décrivez ce que montre l’image : c’est ce qu’entend qui ne la voit pas.',
);

/** `POST /api/admin/media`: a picture whose bytes follow. The name is shown to the owner only. */
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

/** `POST /api/admin/sample-files/:file`: the owner's own file, whose bytes follow; no larger than a picture. */
export const newSampleFile = newPicture.omit({ alt: true });

/** `PATCH /api/admin/media/:id`. */
export const pictureChange = z.strictObject({ alt }, OBJECT);
export type PictureChange = z.infer<typeof pictureChange>;
