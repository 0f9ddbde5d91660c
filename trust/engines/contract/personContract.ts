import { expect, test } from 'vitest';
import { eraseLeads } from '../../../database/leads/changeLead.ts';
import { mergePeople, separateAddress } from '../../../database/people/correctPerson.ts';
import { erasePerson } from '../../../database/people/erasePerson.ts';
import { settlingOwners } from '../../../database/people/people.ts';
import { personFile } from '../../../database/people/personFile.ts';
import { pageOfPeople } from '../../../database/people/personList.ts';
import { later, NOW, type Site, store } from './contractLead.ts';

const OWNER = { actor: 'alix', at: NOW.toISOString() };

export function personContract(site: Site): void {
  const listed = async (search?: string) => {
    const { people, total } = await pageOfPeople(site().connection, { limit: 9, search });
    return [people.map(({ id, name }) => [id, name]), total];
  };
  const camille = { email: 'Camille@exemple.fr', name: 'Camille Roux' };

  test('a sender is a person from then on, with the name of their last request, found by all of them', async () => {
    await store(site(), { ...camille, phone: '06 12 34 56 78' });
    await store(site(), { email: 'zoe@exemple.fr', name: 'Zoé' }, later(1));
    await store(site(), { ...camille, email: 'camille@EXEMPLE.fr', name: 'Camille Petit' }, later(2));
    expect(await listed()).toEqual([
      [
        [1, 'Camille Petit'],
        [2, 'Zoé'],
      ],
      2,
    ]);
    for (const search of ['roux', 'PETIT', 'camille@exemple', '06 12 34'])
      expect(await listed(search)).toEqual([[[1, 'Camille Petit']], 1]);
  });

  test('who is only known from quarantine is in no list, and is found', async () => {
    await store(site(), { ...camille, quarantineReasons: ['honeypot'] });
    expect([await listed(), await listed('roux')]).toEqual([
      [[], 0],
      [[[1, 'Camille Roux']], 1],
    ]);
  });

  test('ten requests of a new sender at once are one person’s, and their line says them all', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Nom${n}e`);
    await Promise.all(names.map((name) => store(site(), { ...camille, name })));
    for (const name of names) expect((await listed(name))[1]).toBe(1);
    expect((await personFile(site().connection, 1))?.total).toBe(10);
  });

  test('two addresses are joined and separated without a row lost; what is erased is gone, and so is a person with nothing left', async () => {
    const { connection, queue } = site();
    await store(site(), camille);
    await store(site(), { email: 'c.roux@exemple.fr', name: 'C. Roux' });
    await queue.write((writer) => mergePeople(writer, 1, 2, OWNER));
    expect((await personFile(connection, 2))?.requests).toHaveLength(2);
    // A request to the address that was joined is the joined person's.
    await store(site(), { email: 'c.roux@exemple.fr', name: 'Carole' }, later(1));
    expect(await listed('carole')).toEqual([[[1, 'Camille Roux']], 1]);
    expect(await queue.write((writer) => separateAddress(writer, 1, 2, OWNER))).toBe(true);
    expect([await listed('carole'), (await listed())[1]]).toEqual([[[[2, 'Carole']], 1], 2]);
    const erased = await queue.write((writer) => erasePerson(writer, 2, false));
    expect(erased).toMatchObject({ addresses: ['c.roux@exemple.fr'], counts: { leads: 2 } });
    await queue.write((writer) => settlingOwners(writer, 'leads', [1], () => eraseLeads(writer, [1])));
    expect(await listed()).toEqual([[], 0]);
  });
}
