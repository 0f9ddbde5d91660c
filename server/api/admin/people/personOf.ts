import type { PersonFile } from '../../../../data/api/personAnswers.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { personFile } from '../../../../database/people/personFile.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';

export const noSuchPerson = () => new Problem(404, 'Cette personne n’existe pas, ou a été effacée.');

/**
 * All the site holds of a person, as it is answered.
 * @param most how many requests, the newest first.
 * @throws Problem 404
 */
export async function personAnswer(connection: Connection, id: number, most?: number): Promise<PersonFile> {
  const file = await personFile(connection, id, most);
  if (!file) throw noSuchPerson();
  const binned = file.binned.map((row) => ({ ...row, erased_from: erasedFrom(row.binned_at) }));
  return { success: true, ...file, binned };
}
