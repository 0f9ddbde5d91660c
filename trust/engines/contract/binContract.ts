import { expect, test } from 'vitest';
import type { listLeads } from '../../../database/leads/leadList.ts';
import { at, later, NOW, OWNER, type World } from './world.ts';

export function binContract({ read, write, store, found, subscribe }: World): void {
  const put = (kind: 'lead' | 'subscriber', id: number) => write.putInBin(kind, id, OWNER);
  const back = (id: number) => write.takeBack(id, OWNER);

  test('a lead goes whole into the bin and comes back whole, under its own number', async () => {
    const { id, reference } = await store({ idempotencyKey: 'form', utm: '{"utm_source":"a"}', name: 'Élodie' });
    const before = await read.leadById(id);
    await write.addLeadNote(id, { body: 'Rappelé', author: 'alix', at: OWNER.at });
    await write.addMail({ kind: 'lead-notification', leadId: id, host: 'h', now: NOW });
    expect([await put('lead', id), await put('lead', id), await put('lead', 99)]).toEqual([true, false, false]);
    expect(await read.leadById(id)).toBeUndefined();
    expect([await found('elodie'), await read.binTotal()]).toEqual([[], 1]);
    const row = { id: 1, kind: 'lead', reference, name: 'Élodie', email: 'camille@exemple.fr', created_at: at() };
    expect(await read.listBin({ limit: 5 })).toEqual({
      ...{ rows: [{ ...row, actor: 'alix', binned_at: at() }], total: 1, next: null },
    });
    expect(await back(1)).toEqual({ kind: 'lead', rowId: id });
    expect(await back(1)).toBeUndefined();
    expect(await read.leadById(id)).toEqual(before);
    expect((await read.leadEvents(id)).map(({ kind }) => kind)).toEqual(['received', 'restored']);
    expect(await read.leadMails(id)).toMatchObject([{ kind: 'lead-notification', reference }]);
    expect([await found('elodie'), await read.binTotal()]).toEqual([[id], 0]);
    expect((await read.listLeads({ quarantine: false, limit: 1 })).total).toBe(1);
    // A new lead gets the next free number, not one of the restored leads.
    expect((await store()).id).toBe(id + 1);
  });

  test('a key that made another lead meanwhile is that one’s', async () => {
    const { id } = await store({ idempotencyKey: 'form' });
    await put('lead', id);
    const other = await store({ idempotencyKey: 'form' });
    await back(1);
    expect(other.outcome).toBe('stored');
    expect((await store({ idempotencyKey: 'form' })).id).toBe(other.id);
  });

  test('a subscriber who has subscribed again meanwhile is not brought back', async () => {
    const first = await subscribe();
    await put('subscriber', first?.id ?? 0);
    const second = await subscribe();
    expect(second?.id).toBeGreaterThan(first?.id ?? 0);
    expect(await back(1)).toBe('taken');
    await put('subscriber', second?.id ?? 0);
    expect(await back(2)).toMatchObject({ kind: 'subscriber' });
    expect((await read.listBin({ limit: 5 })).rows).toMatchObject([{ id: 1, name: null, email: 'a@exemple.fr' }]);
  });

  test('what is in the bin is announced, then due, and what a wrong clock dated is announced again', async () => {
    for (let n = 0; n < 3; n += 1) await put('lead', (await store()).id);
    const due = () => read.dueInBin(at(100));
    expect(await due()).toEqual([]);
    expect(await write.noteAnnounced(at(200))).toBe(3);
    expect(await due()).toEqual([]);
    await write.redateBin(at(50));
    expect([await due(), await write.noteAnnounced(at(50))]).toEqual([[], 3]);
    expect(await due()).toEqual([1, 2, 3]);
    const erase = () => write.eraseFromBin(2);
    expect([await erase(), await erase()]).toEqual([true, false]);
    const { rows, next } = await read.listBin({ limit: 1 });
    expect([rows.map(({ id }) => id), next]).toEqual([[3], 3]);
  });
}

const SPAM = { quarantineReasons: ['links'] as never };

export function listContract({ read, write, store }: World): void {
  const page = (
    query: Omit<Parameters<typeof listLeads>[1], 'limit' | 'quarantine'> & { quarantine?: boolean; limit?: number },
  ) => read.listLeads({ quarantine: false, limit: 50, ...query });
  const ids = async (query: Parameters<typeof page>[0]) => (await page(query)).leads.map(({ id }) => id);

  test('pages of leads are the newest first, by key, with the total of all', async () => {
    for (let n = 0; n < 7; n += 1) await store(n === 3 ? SPAM : {});
    const first = await page({ limit: 4 });
    expect([first.leads.map(({ id }) => id), first.total, first.next]).toEqual([[7, 6, 5, 3], 6, 3]);
    const second = await page({ limit: 4, before: 3 });
    expect([second.leads.map(({ id }) => id), second.total, second.next]).toEqual([[2, 1], 6, null]);
    expect(Object.keys(first.leads[0] ?? {})).toEqual(Object.keys(second.leads[0] ?? {}));
    expect(first.leads[0]).not.toHaveProperty('folded_texts');
  });

  test('totals follow the leads stored, held, released, archived and erased', async () => {
    const totals = async () => [
      (await page({ limit: 1 })).total,
      (await page({ quarantine: true, limit: 1 })).total,
      (await page({ quarantine: true, archived: true, limit: 1 })).total,
    ];
    for (let n = 0; n < 6; n += 1) await store(n < 4 ? SPAM : {});
    expect(await totals()).toEqual([2, 4, 0]);
    await write.releaseLead(1, 'alix', NOW);
    await write.eraseLeads([2, 5]);
    expect(await totals()).toEqual([2, 2, 0]);
    for (const id of await read.heldSince(at(1))) await write.archiveHeld(id, at(1));
    expect(await totals()).toEqual([2, 0, 2]);
    expect(await ids({ quarantine: true, archived: true })).toEqual([4, 3]);
  });

  test('a list is narrowed by status, service, source, days and instants', async () => {
    await store({ service: 'Étude de marché - 120€', referrerHost: 'b.fr' }, later(0));
    await store({ service: 'Autre chose', utm: '{"utm_source":"A.fr"}' }, later(10));
    await store({}, later(20));
    await write.changeLead(2, { status: 'gagne', follow_up_on: '2026-03-04' }, OWNER);
    await write.changeLead(3, { follow_up_on: '2026-03-03' }, OWNER);
    expect(await ids({ status: 'gagne' })).toEqual([2]);
    expect(await ids({ service: 'Autre chose' })).toEqual([2]);
    expect(await ids({ service: 'Étude de marché - 99€' })).toEqual([1]);
    expect(await ids({ source: 'a.fr' })).toEqual([2]);
    expect(await ids({ followUp: 'none' })).toEqual([1]);
    expect(await ids({ followUp: { from: '2026-03-01', to: '2026-03-04' } })).toEqual([3, 2]);
    expect(await ids({ from: at(10), until: at(20) })).toEqual([2]);
    expect(await ids({ from: at(30) })).toEqual([]);
    expect(await page({ status: 'nouveau' })).toMatchObject({ total: 2, total_is_exact: true });
    expect(await read.leadSources(9)).toEqual(['a.fr', 'b.fr', 'direct']);
    expect(await read.leadSources(1)).toEqual(['a.fr']);
  });

  test('those to be followed up come by the day, and go on after a place', async () => {
    const days = ['2026-03-05', '2026-03-03', '2026-03-03', '2026-03-04', '2026-02-01'];
    for (const day of days) await write.changeLead((await store()).id, { follow_up_on: day }, OWNER);
    await store();
    const followUp = { from: '2026-03-01', to: '2026-03-31' };
    const first = await page({ followUp, limit: 2 });
    const after = { day: '2026-03-03', time: '', id: 3 };
    expect([first.leads.map(({ id }) => id), first.total, first.next]).toEqual([[2, 3], 4, after]);
    const { leads, next } = await page({ followUp, limit: 2, after });
    expect([leads.map(({ id }) => id), next]).toEqual([[4, 1], null]);
    expect(await ids({ followUp, search: 'camille marché' })).toEqual([2, 3, 4, 1]);
    expect(await read.countFollowUps('2026-03-03')).toMatchObject({ toutes: 5, retard: 1, aujourdhui: 2, sans: 1 });
  });

  test('every lead of a filter comes once, the oldest first', async () => {
    for (let n = 0; n < 6; n += 1) await store({ name: n % 2 ? 'Odile' : 'Pascal' });
    const seen: number[] = [];
    for await (const some of read.eachLead({ quarantine: false, search: 'odile' }))
      seen.push(...some.map(({ id }) => id));
    expect(seen).toEqual([2, 4, 6]);
  });

  test('amounts are added up by status, beyond what four bytes hold', async () => {
    for (const [n, cents] of [4_000_000_000, 5_000_000_000, 7].entries()) {
      const change = { amount_cents: cents, status: n === 2 ? 'perdu' : 'gagne' } as const;
      await write.changeLead((await store()).id, change, OWNER);
    }
    expect(await read.leadAmounts({ quarantine: false })).toEqual({ gagne: 9_000_000_000, perdu: 7 });
    expect(await read.leadAmounts({ quarantine: false, search: 'rien de tel' })).toEqual({});
  });

  test('statistics count what came since an instant', async () => {
    await store({ referrerHost: 'b.fr' }, later(0));
    await store({}, later(10));
    await write.changeLead(2, { status: 'gagne' }, { actor: 'alix', at: at(15) });
    const since = { by_service: { '': 1 }, by_source: { direct: 1 }, by_status: { gagne: 1 } };
    expect(await read.leadStats(at(5))).toMatchObject(since);
    expect((await read.leadStats(at())).by_source).toEqual({ 'b.fr': 1, direct: 1 });
  });
}
