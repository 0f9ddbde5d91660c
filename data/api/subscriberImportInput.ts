import { z } from 'zod';
import { importLimits as limits } from '../people/personWords.ts';
import { OBJECT } from './text.ts';

const text = (most: number, name: string) => z.string().max(most, `${name} : ${most} caractères au plus.`);

const rows = z
  .array(
    z.object({
      email: text(limits.email, 'email'),
      /** As the file has it; the server reads it. */
      consent_at: text(limits.date, 'consent_at'),
      source: text(limits.source, 'source'),
    }),
  )
  .min(1, 'rows : au moins une ligne est attendue.')
  .max(limits.piece, `rows : ${limits.piece} lignes au plus par appel.`);
export type ImportLine = z.infer<typeof rows>[number];

/** `POST /api/admin/subscribers/import/check`: what would become of some lines of a file. */
export const importCheck = z.object({ rows }, OBJECT);

/** `POST /api/admin/subscribers/import`: some lines; the first call says how many the whole file adds. */
export const importPiece = z.object({ rows, announced: z.int().min(0).max(limits.rows).optional() }, OBJECT);
