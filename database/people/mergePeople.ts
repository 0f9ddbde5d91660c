import type { Connection } from '../file/connection.ts';
import { build, first, run } from '../query.ts';
import { addPersonEvent, mainOf, settlePerson } from './people.ts';

interface Author {
  actor: string;
  at: string;
}

/**
 * Joins another person, with all their addresses, to this one. No request, subscription or notice is touched: each keeps
 * the address it came from, by which it can be told apart and separated again. Answers false when either is not there.
 */
export function mergePeople(connection: Connection, id: number, other: number, { actor, at }: Author): boolean {
  const [main, joined] = [mainOf(connection, id), mainOf(connection, other)];
  if (main === undefined || joined === undefined || main === joined) return false;
  const { address, name } = rowOf(connection, joined);
  const joining = { merged_into: main, joined_as: 'merge', joined_at: at, joined_by: actor } as const;
  run(connection, build.updateTable('people').set({ merged_into: main }).where('merged_into', '=', joined));
  run(connection, build.updateTable('people').set(joining).where('id', '=', joined));
  addPersonEvent(connection, main, { kind: 'fusionne', detail: { address, name }, actor, at });
  settlePerson(connection, main);
  return true;
}

/** Gives an address back a page of its own, with what stands under it. Answers false when it was not joined to this person. */
export function separateAddress(connection: Connection, id: number, joined: number, { actor, at }: Author): boolean {
  const main = mainOf(connection, id);
  const row = first(connection, build.selectFrom('people').select(['merged_into', 'address']).where('id', '=', joined));
  if (main === undefined || !row || row.merged_into !== main) return false;
  const apart = { merged_into: null, joined_as: null, joined_at: null, joined_by: null };
  run(connection, build.updateTable('people').set(apart).where('id', '=', joined));
  const { address } = rowOf(connection, main);
  addPersonEvent(connection, main, { kind: 'separe', detail: { address: row.address }, actor, at });
  addPersonEvent(connection, joined, { kind: 'separe', detail: { address }, actor, at });
  // A former spelling of which nothing is left has no page.
  settlePerson(connection, joined);
  settlePerson(connection, main);
  return true;
}

const rowOf = (connection: Connection, id: number) =>
  first(connection, build.selectFrom('people').select(['address', 'name']).where('id', '=', id)) ?? {
    address: null,
    name: null,
  };
