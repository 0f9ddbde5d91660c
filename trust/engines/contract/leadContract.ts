import { expect, test } from 'vitest';
import { eachAnswer } from '../../../data/leads/leadAnswers.ts';
import { TooManyCorrections } from '../../../database/leads/correctLead.ts';
import { all, build } from '../../../database/store.ts';
import { at, later, OWNER, type World } from './world.ts';

export function leadContract({ read, write, store, site }: World): void {
  test('a lead is stored with a reference of its year, whole numbers and the start of its history', async () => {
    const first = await store({ phone: '06 12 34 56 78' });
    const second = await store();
    expect(first).toMatchObject({ id: 1, reference: 'DEV-2026-0001', held: false, outcome: 'stored' });
    expect(second).toMatchObject({ id: 2, reference: 'DEV-2026-0002' });
    const standing = { quarantine: 'none', status: 'nouveau', amount_cents: null, created_at: at() };
    expect(await read.leadById(first.id)).toMatchObject({ id: 1, name: 'Camille Roux', ...standing });
    expect(await read.leadEvents(1)).toEqual([
      { id: expect.any(Number), kind: 'received', detail: null, actor: null, created_at: at() },
    ]);
    expect(await read.leadIdOf('DEV-2026-0002')).toBe(2);
    expect(await read.leadIdOf('DEV-2026-0003')).toBeUndefined();
    expect(await read.leadById(3)).toBeUndefined();
  });

  test('where a lead came from is computed: campaign, else referring site, else direct', async () => {
    const { connection } = site();
    const cases: [given: { utm?: string; referrerHost?: string }, source: string][] = [
      [{}, 'direct'],
      [{ referrerHost: 'Www.Exemple.fr' }, 'www.exemple.fr'],
      [{ utm: '{"utm_source":"Lettre"}', referrerHost: 'exemple.fr' }, 'lettre'],
      [{ utm: '{"utm_source":""}', referrerHost: 'exemple.fr' }, 'exemple.fr'],
      ...['{"utm_medium":"x"}', '["utm_source"]', 'not JSON'].map((utm) => [{ utm }, 'direct'] as [object, string]),
    ];
    for (const [given] of cases) await store(given);
    const leads = await all(connection, build.selectFrom('leads').select('source').orderBy('id'));
    expect(leads.map(({ source }) => source)).toEqual(cases.map(([, source]) => source));
  });

  test('a form posted again is the same lead; with other words it is corrected, and both are kept', async () => {
    const form = { idempotencyKey: 'form', email: 'Camille@exemple.fr' };
    const { id, reference } = await store(form);
    const again = await store({ ...form, email: 'camille@Exemple.fr' });
    expect(again).toEqual({ id, reference, at: at(0), held: false, outcome: 'replayed' });
    expect(await store({ ...form, description: 'Autre chose' }, later(1))).toMatchObject({ id, outcome: 'corrected' });
    expect(await read.leadById(id)).toMatchObject({ description: 'Autre chose', updated_at: at(1) });
    const [, corrected] = await read.leadEvents(id);
    expect(JSON.parse(corrected?.detail ?? '')).toEqual({ description: 'Un marché à étudier' });
    // With another e-mail address the same key changes nothing: a new lead is stored.
    expect(await store({ ...form, email: 'autre@exemple.fr' })).toMatchObject({ outcome: 'stored' });
  });

  test('each answer of the table has its column', async () => {
    const answers = eachAnswer((name) => `${name} said`);
    const { id } = await store(answers);
    expect(await read.leadById(id)).toMatchObject(answers);
  });

  test('a form corrected many times at once keeps every word, and reaches its limit', async () => {
    const { id } = await store({ idempotencyKey: 'form', description: 'version 0' });
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7].map((n) => store({ idempotencyKey: 'form', description: `version ${n}` })),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(2);
    expect(refused[0]?.reason).toBeInstanceOf(TooManyCorrections);
    const former = (await read.leadEvents(id)).flatMap(({ detail }) =>
      detail ? [JSON.parse(detail).description] : [],
    );
    expect(former).toHaveLength(5);
    expect(new Set([...former, (await read.leadById(id))?.description]).size).toBe(6);
  });

  test('a held lead is let out once, or put away when it has waited', async () => {
    const held = await store({ quarantineReasons: ['links'] as never });
    await store({ quarantineReasons: ['links'] as never }, later(60));
    expect(held.held).toBe(true);
    const [long, ...others] = await read.heldSince(at(30));
    expect([long, others]).toEqual([held.id, []]);
    expect(await write.archiveHeld(held.id, at(90))).toBe(true);
    expect(await read.heldSince(at(30))).toEqual([]);
    const release = () => write.releaseLead(held.id, 'alix', later(91));
    expect([await release(), await release()]).toEqual([true, false]);
    expect(await read.leadById(held.id)).toMatchObject({ quarantine: 'released' });
  });

  test('a change stores the former value, and nothing where nothing changed', async () => {
    const { id } = await store();
    const change = { status: 'gagne', amount_cents: 123_456_789_012, follow_up_on: '2026-03-09' } as const;
    expect(await write.changeLead(id, change, OWNER)).toMatchObject({ status: 'nouveau' });
    await write.changeLead(id, change, OWNER);
    expect(await write.changeLead(99, change, OWNER)).toBeUndefined();
    expect(await read.leadById(id)).toMatchObject(change);
    expect((await read.leadEvents(id)).map(({ kind }) => kind)).toEqual(['received', 'status-changed', 'follow-up']);
    await write.noteOpened(id, OWNER);
    await write.noteOpened(id, OWNER);
    expect((await read.leadEvents(id)).filter(({ kind }) => kind === 'opened')).toHaveLength(1);
  });

  test('a status that the code gains is stored without a step of the schema', async () => {
    const { id } = await store();
    await write.changeLead(id, { status: 'en-pause' } as never, OWNER);
    expect(await read.leadById(id)).toMatchObject({ status: 'en-pause' });
  });

  test('notes are a lead’s own, and leave with it', async () => {
    const { id } = await store();
    const other = await store();
    await write.addLeadNote(id, { body: 'Rappelé', author: 'alix', at: at() });
    const [note] = await read.leadNotes(id);
    expect(note).toMatchObject({ body: 'Rappelé', author: 'alix' });
    expect(await write.removeLeadNote(other.id, note?.id ?? 0)).toBe(false);
    expect(await read.leadRecord(id)).toMatchObject({ notes: [note], mails: [] });
    expect(await write.eraseLeads([id, 99])).toBe(1);
    expect(await read.leadRecord(id)).toBeUndefined();
    expect([await read.leadNotes(id), await read.leadEvents(id)]).toEqual([[], []]);
    // The number of an erased lead is not reused.
    expect((await store()).id).toBe(other.id + 1);
  });

  test('a person who sent nothing for long is found, but not a client or one who wrote again', async () => {
    const old = [await store(), await store(), await store()].map(({ id }) => id);
    await store({}, later(600));
    await write.changeLead(old[1] ?? 0, { status: 'gagne' }, OWNER);
    await write.addLeadEvent(old[2] ?? 0, { kind: 'corrected', at: at(550) });
    expect(await read.forgottenLeads(at(500))).toEqual([old[0]]);
  });

  test('unanswered leads are counted between two times, the oldest first', async () => {
    for (const minutes of [0, 10, 20]) await store({}, later(minutes));
    await write.changeLead(2, { status: 'gagne' }, OWNER);
    const between = { from: at(), to: at(20), today: '2026-03-02' };
    expect(await read.unanswered(between, 5)).toMatchObject({ leads: [{ id: 1 }], total: 1, total_is_exact: true });
  });
}
