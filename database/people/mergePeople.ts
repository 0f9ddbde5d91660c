import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { addPersonEvent, addressesOf, mainOf, settlePerson } from './people.ts';
import { personName } from './personNames.ts';

interface Author {
  actor: string;
  at: string;
}

/**
 * Joins another person, with all their addresses, to this one. No request, subscription or notice is touched: each keeps
 * the address it came from, by which it can be told apart and separated again. Answers false when either is not there.
 */
export async function mergePeople(
  connection: Connection,
  id: number,
  other: number,
  { actor, at }: Author,
): Promise<boolean> {
  const [main, joined] = [await mainOf(connection, id), await mainOf(connection, other)];
  if (main === undefined || joined === undefined || main === joined) return false;
  const called = build
    .selectFrom('people')
    .select(['address', personName.as('name')])
    .where('id', '=', joined);
  const detail = (await first(connection, called)) ?? {};
  await run(connection, build.updateTable('people').set({ merged_into: main }).where('merged_into', '=', joined));
  await run(connection, build.updateTable('people').set({ merged_into: main }).where('id', '=', joined));
  await addPersonEvent(connection, main, { kind: 'fusionne', detail, actor, at });
  await settlePerson(connection, main);
  return true;
}

/** Gives an address back a page of its own, with what stands under it. Answers false when it was not joined to this person. */
export async function separateAddress(
  connection: Connection,
  id: number,
  joined: number,
  { actor, at }: Author,
): Promise<boolean> {
  const [own, ...others] = await addressesOf(connection, id);
  const row = others.find((one) => one.id === joined);
  if (!own || !row) return false;
  await run(connection, build.updateTable('people').set({ merged_into: null }).where('id', '=', joined));
  await addPersonEvent(connection, own.id, { kind: 'separe', detail: { address: row.address }, actor, at });
  await addPersonEvent(connection, joined, { kind: 'separe', detail: { address: own.address }, actor, at });
  // A former spelling of which nothing is left has no page.
  await settlePerson(connection, joined);
  await settlePerson(connection, own.id);
  return true;
}
