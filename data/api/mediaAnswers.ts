import { z } from 'zod';

const success = z.literal(true);
const id = z.int().min(1);

/** A picture of the library. */
export const pictureRow = z.strictObject({
  id,
  /** Its files are named after it (`data/media/pictures.ts`). */
  hash: z.string(),
  /** As the file was called when it was sent. */
  name: z.string(),
  alt: z.string(),
  /** Of the largest file, in pixels. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** Of all its files. */
  bytes: z.int(),
  actor: z.string(),
  created_at: z.iso.datetime(),
});
export type Picture = z.infer<typeof pictureRow>;

/** Where a picture is shown: what the owner calls it, and its view at the desk. */
export const pictureUse = z.strictObject({ label: z.string(), view: z.string() });
export type PictureUse = z.infer<typeof pictureUse>;

const shownPicture = pictureRow.extend({ uses: z.array(pictureUse) });
export type ShownPicture = z.infer<typeof shownPicture>;

/** `GET /api/admin/media`. */
export const picturePage = z.strictObject({
  success,
  total: z.int(),
  next_cursor: z.string().nullable(),
  pictures: z.array(shownPicture),
});
export type PicturePage = z.infer<typeof picturePage>;

export const pictureUpload = z.strictObject({ id, size: z.int(), received: z.int() });
export type PictureUpload = z.infer<typeof pictureUpload>;

/** `POST /api/admin/media`, and `POST /api/admin/media/uploads/:id` for each part: the picture comes with the last. */
export const pictureReceived = z.strictObject({ success, upload: pictureUpload, picture: pictureRow.nullable() });
export type PictureReceived = z.infer<typeof pictureReceived>;

/** `PATCH /api/admin/media/:id`. */
export const pictureChanged = z.strictObject({ success, picture: pictureRow });
export type PictureChanged = z.infer<typeof pictureChanged>;
