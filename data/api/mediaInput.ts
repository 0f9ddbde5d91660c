import { z } from 'zod';
import { pictureLimits as limits } from '../media/pictures.ts';
import { OBJECT, required } from './text.ts';

const alt = required(
  limits.alt,
  'Description',
  'Décrivez ce que montre l’image : c’est ce qu’entend qui ne la voit pas.',
);

/** `POST /api/admin/media`: a picture whose bytes are to come. The name is for the owner's eyes alone. */
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

/** `POST /api/admin/sample-files/:file`: a file of the owner's own whose bytes are to come; as heavy as a picture at most. */
export const newSampleFile = newPicture.omit({ alt: true });

/** `PATCH /api/admin/media/:id`. */
export const pictureChange = z.strictObject({ alt }, OBJECT);
export type PictureChange = z.infer<typeof pictureChange>;
