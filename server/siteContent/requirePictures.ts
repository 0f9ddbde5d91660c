import { picturesNamedIn } from '../../data/media/pictures.ts';
import { pictureByHash } from '../../database/media/pictures.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';

const GONE = 'Cette image n’est pas, ou n’est plus, dans la bibliothèque : choisissez-en une autre, ou aucune.';

/**
 * Looks whether the pictures that changed fields name are there: who saves, or takes a save back, may come after a deletion.
 * To be run inside the write queue.
 * @throws Problem 422.
 */
export async function requirePictures(
  writer: Connection,
  changes: Readonly<Record<string, { after: unknown }>>,
): Promise<void> {
  for (const [field, { after }] of Object.entries(changes))
    for (const hash of typeof after === 'string' ? picturesNamedIn(after) : [])
      if (!(await pictureByHash(writer, hash))) throw new Problem(422, GONE, { errors: [{ field, detail: GONE }] });
}
