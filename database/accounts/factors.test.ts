import { expect, test } from 'vitest';
import { openDatabase } from '../file/connection.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { addFactor, factorById, noteFactorUse } from './factors.ts';
import { addUser, userByName } from './users.ts';

test('of two uses of one step, or of a passkey and its copy, the second is refused; the next step, the twin, is taken', async () => {
  const connection = openDatabase(migratedDirectory());
  const at = '2026-03-02T10:00:00.000Z';
  await addUser(connection, 'alix', 'hash', new Date(at));
  const user_id = (await userByName(connection, 'alix'))?.id ?? '';
  await addFactor(connection, {
    user_id,
    kind: 'passkey',
    id: 'one',
    name: '',
    secret: 's',
    counter: 4,
    created_at: at,
  });
  const found = async () => {
    const factor = await factorById(connection, 'passkey', 'one');
    if (!factor) throw new Error('no factor');
    return factor;
  };
  const both = await found();
  expect([await noteFactorUse(connection, both, 5, at), await noteFactorUse(connection, both, 6, at)]).toEqual([
    true,
    false,
  ]);
  expect(await noteFactorUse(connection, await found(), 6, at)).toBe(true);
  connection.close();
});
