import { expect, test } from 'vitest';
import { eraseLeads } from '../../../database/leads/changeLead.ts';
import { settlingOwners } from '../../../database/people/people.ts';
import { at, later, NOW, OWNER, together, type World } from './world.ts';

const NOTICE = { kind: 'termination', name: 'Élodie', email: 'e@exemple.fr', contract: 'Pack n° 3' } as const;

export function peopleContract({ read, write, subscribe }: World): void {
  const notice = (more: object = {}, idempotencyKey: string | null = null) =>
    write.addContractNotice({ ...NOTICE, wishedEnd: null, ...more, idempotencyKey }, NOW);

  test('an address subscribes once, confirms once, leaves once, and may come back', async () => {
    const subscriber = await subscribe('a@exemple.fr');
    const id = subscriber?.id ?? 0;
    expect(subscriber).toEqual({ id: 1, email: 'a@exemple.fr', created_at: at() });
    expect(await subscribe('a@exemple.fr')).toBeUndefined();
    const confirm = () => write.confirmSubscriber(id, later(1));
    expect([await confirm(), await confirm()]).toEqual([true, false]);
    await write.noteConfirmationSent(id, '<1@h>', at(1));
    const leave = () => write.removeSubscriber(id, later(2));
    expect([await leave(), await leave(), await confirm()]).toEqual([true, false, false]);
    expect(await read.leftSubscribers(at(3))).toEqual([id]);
    expect(await subscribe('a@exemple.fr', later(4))).toMatchObject({ id });
    const standing = { status: 'pending', confirmation_sent_at: null };
    expect(await read.subscriberByEmail('a@exemple.fr')).toMatchObject(standing);
    expect(await read.subscriberById(99)).toBeUndefined();
  });

  test('ten visitors with one address at once are one subscriber', async () => {
    const results = await together(10, () => subscribe('a@exemple.fr'));
    expect(results.filter((result) => result !== undefined)).toHaveLength(1);
  });

  test('subscribers are listed, searched by any part of the address, and erased', async () => {
    for (const name of ['ana', 'b_b', 'cla%ra', 'dan']) await subscribe(`${name}@exemple.fr`);
    await write.removeSubscriber(1, later(1));
    const first = await read.listSubscribers(2);
    expect([first.subscribers.map(({ id }) => id), first.total, first.next]).toEqual([[4, 3], 3, 3]);
    const found = async (search: string) => {
      const { subscribers, total } = await read.listAllSubscribers({ limit: 9, search });
      return [subscribers.map(({ id }) => id), total];
    };
    expect(await found('AN')).toEqual([[4, 1], 2]);
    expect(await found('_')).toEqual([[2], 1]);
    expect(await found('%')).toEqual([[3], 1]);
    expect((await read.listAllSubscribers({ limit: 9, status: 'left' })).total).toBe(1);
    const each: number[] = [];
    for await (const some of read.eachSubscriber({})) each.push(...some.map(({ id }) => id));
    expect(each).toEqual([1, 2, 3, 4]);
    expect(await read.subscriberDays()).toEqual([{ day: '2026-03-02', joined: 4, left: 1 }]);
    const erase = () => write.eraseSubscriber(1);
    expect([await erase(), await erase()]).toEqual([true, false]);
    expect(await write.eraseUnconfirmed(at(1))).toBe(3);
  });

  test('a notice is stored whole, the same form once, another text apart', async () => {
    const first = await notice({}, 'form');
    expect(first).toMatchObject({ isNew: true, notice: { id: 1, reference: 'RES-2026-0001', filed_at: null } });
    expect(await notice({}, 'form')).toEqual({ notice: first.notice, isNew: false });
    expect(await notice({ contract: 'Autre' }, 'form')).toMatchObject({ isNew: true, notice: { id: 2 } });
    expect(await notice({ kind: 'withdrawal' })).toMatchObject({ notice: { reference: 'RET-2026-0001' } });
    await write.noteReceiptSent(1, at(1));
    const filed = { filed: true, actor: 'alix', at: at(2) };
    expect(await write.archiveNotice(1, filed)).toMatchObject({ filed_by: 'alix', receipt_sent_at: at(1) });
    expect(await write.archiveNotice(99, filed)).toBeUndefined();
    expect(await read.openNotices()).toBe(2);
    const found = async (filter: object) =>
      (await read.listNotices({ limit: 9, ...filter })).notices.map(({ id }) => id);
    expect(await found({ search: 'PACK' })).toEqual([3, 1]);
    expect([await found({ kind: 'withdrawal' }), await found({ filed: true })]).toEqual([[3], [1]]);
    const each: number[] = [];
    for await (const some of read.eachNotice()) each.push(...some.map(({ id }) => id));
    expect(each).toEqual([1, 2, 3]);
    expect(await read.oldNotices(at(1))).toEqual([1, 2, 3]);
    expect(await write.eraseNotice(1)).toBe(true);
    expect((await notice()).notice.reference).toBe('RES-2026-0003');
  });
}

export function personContract({ read, write, store }: World): void {
  const listed = async (search?: string) => {
    const { people, total } = await read.listPeople({ limit: 9, search });
    return [people.map(({ id, name }) => `${id} ${name}`), total];
  };
  const camille = { email: 'Camille@exemple.fr', name: 'Camille Roux' };

  test('a sender is a person from then on, with the name of their last request, found by all of them', async () => {
    await store({ ...camille, phone: '06 12 34 56 78' });
    await store({ email: 'zoe@exemple.fr', name: 'Zoé' }, later(1));
    await store({ ...camille, email: 'camille@EXEMPLE.fr', name: 'Camille Petit' }, later(2));
    expect(await listed()).toEqual([['1 Camille Petit', '2 Zoé'], 2]);
    for (const search of ['roux', 'PETIT', 'camille@exemple', '06 12 34'])
      expect(await listed(search)).toEqual([['1 Camille Petit'], 1]);
  });

  test('a subscriber without a request is found by any part of their address, whatever its case and accents', async () => {
    for (const email of ['élise@exemple.fr', 'ana@exemple.fr'])
      await write.addSubscriber({ email, nonce: 'n', consentTextVersion: '1', source: '/', now: NOW });
    for (const search of ['elise', 'ÉLISE@exemple', 'lise@']) expect(await listed(search)).toEqual([['1 null'], 1]);
    expect((await listed('EXEMPLE.fr'))[1]).toBe(2);
  });

  test('who is only known from quarantine is in no list, and is found', async () => {
    await store({ ...camille, quarantineReasons: ['honeypot'] });
    expect(await listed()).toEqual([[], 0]);
    expect(await listed('roux')).toEqual([['1 Camille Roux'], 1]);
  });

  test('ten requests of a new sender at once are one person’s, and their line says them all', async () => {
    const names = Array.from({ length: 10 }, (_, n) => `Nom${n}e`);
    await Promise.all(names.map((name) => store({ ...camille, name })));
    for (const name of names) expect((await listed(name))[1]).toBe(1);
    expect((await read.personRecord(1))?.total).toBe(10);
  });

  test('two addresses are joined and separated without a row lost; what is erased is gone, and so is a person with nothing left', async () => {
    await store(camille);
    await store({ email: 'c.roux@exemple.fr', name: 'C. Roux' });
    await write.mergePeople(1, 2, OWNER);
    expect((await read.personRecord(2))?.requests).toHaveLength(2);
    // A request from the merged address belongs to the merged person.
    await store({ email: 'c.roux@exemple.fr', name: 'Carole' }, later(1));
    expect(await listed('carole')).toEqual([['1 Camille Roux'], 1]);
    expect(await write.separateAddress(1, 2, OWNER)).toBe(true);
    expect([await listed('carole'), (await listed())[1]]).toEqual([[['2 Carole'], 1], 2]);
    const erased = await write.erasePerson(2, false);
    expect(erased).toMatchObject({ addresses: ['c.roux@exemple.fr'], counts: { leads: 2 } });
    await write((writer) => settlingOwners(writer, 'leads', [1], () => eraseLeads(writer, [1])));
    expect(await listed()).toEqual([[], 0]);
  });
}
