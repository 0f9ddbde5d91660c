import { expect, test } from 'vitest';
import {
  binTotal,
  dueInBin,
  eraseFromBin,
  noteAnnounced,
  pageOfBin,
  putInBin,
  redateBin,
  takeBack,
} from '../../../database/leads/bin.ts';
import { addLeadNote } from '../../../database/leads/changeLead.ts';
import { listLeads } from '../../../database/leads/leadList.ts';
import { leadById, leadEvents } from '../../../database/leads/leads.ts';
import { addMail } from '../../../database/mail/outbox.ts';
import { leadMails } from '../../../database/mail/outboxList.ts';
import { addSubscriber } from '../../../database/people/subscribers.ts';
import { found, later, NOW, type Site, store } from './contractLead.ts';

const OWNER = { actor: 'alix', at: NOW.toISOString() };

export function binContract(site: Site): void {
  const put = (kind: 'lead' | 'subscriber', id: number) =>
    site().queue.write((writer) => putInBin(writer, kind, id, OWNER));
  const back = (id: number, at = NOW.toISOString()) =>
    site().queue.write((writer) => takeBack(writer, id, { actor: 'alix', at }));
  const subscribe = () =>
    site().queue.write((writer) =>
      addSubscriber(writer, { email: 'a@exemple.fr', nonce: 'n', consentTextVersion: '1', source: '/', now: NOW }),
    );

  test('a lead goes whole into the bin and comes back whole, under its own number', async () => {
    const { connection, queue } = site();
    const { id, reference } = await store(site(), {
      idempotencyKey: 'form',
      utm: '{"utm_source":"a"}',
      name: 'Élodie',
    });
    const before = await leadById(connection, id);
    await queue.write((writer) => addLeadNote(writer, id, { body: 'Rappelé', author: 'alix', at: OWNER.at }));
    await queue.write((writer) => addMail(writer, { kind: 'lead-notification', leadId: id, host: 'h', now: NOW }));
    expect([await put('lead', id), await put('lead', id), await put('lead', 99)]).toEqual([true, false, false]);
    expect(await leadById(connection, id)).toBeUndefined();
    expect([await found(site(), 'elodie'), await binTotal(connection)]).toEqual([[], 1]);
    const { rows, next } = await pageOfBin(connection, { limit: 5 });
    expect([rows, next]).toEqual([
      [
        {
          id: 1,
          kind: 'lead',
          actor: 'alix',
          binned_at: OWNER.at,
          reference,
          name: 'Élodie',
          email: 'camille@exemple.fr',
          created_at: OWNER.at,
        },
      ],
      null,
    ]);
    expect(await back(1)).toEqual({ kind: 'lead', rowId: id });
    expect(await back(1)).toBeUndefined();
    expect(await leadById(connection, id)).toEqual(before);
    expect((await leadEvents(connection, id)).map(({ kind }) => kind)).toEqual(['recu', 'repris']);
    expect(await leadMails(connection, id)).toMatchObject([{ kind: 'lead-notification', reference }]);
    expect([await found(site(), 'elodie'), await binTotal(connection)]).toEqual([[id], 0]);
    expect((await listLeads(connection, { quarantine: false, limit: 1 })).total).toBe(1);
    // The numbers of what it brought back are taken.
    expect((await store(site())).id).toBe(id + 1);
  });

  test('a key that made another lead meanwhile is that one’s', async () => {
    const { id } = await store(site(), { idempotencyKey: 'form' });
    await put('lead', id);
    const other = await store(site(), { idempotencyKey: 'form' });
    await back(1);
    expect(other.outcome).toBe('stored');
    expect((await store(site(), { idempotencyKey: 'form' })).id).toBe(other.id);
  });

  test('a subscriber who has subscribed again meanwhile is not brought back', async () => {
    const first = await subscribe();
    await put('subscriber', first?.id ?? 0);
    const second = await subscribe();
    expect(second?.id).toBeGreaterThan(first?.id ?? 0);
    expect(await back(1)).toBe('taken');
    await put('subscriber', second?.id ?? 0);
    expect(await back(2)).toMatchObject({ kind: 'subscriber' });
    expect((await pageOfBin(site().connection, { limit: 5 })).rows).toMatchObject([
      { id: 1, name: null, email: 'a@exemple.fr' },
    ]);
  });

  test('what is in the bin is announced, then due, and what a wrong clock dated begins now', async () => {
    const { connection, queue } = site();
    for (let n = 0; n < 3; n += 1) await put('lead', (await store(site())).id);
    const due = () => dueInBin(connection, later(100).toISOString());
    expect(await due()).toEqual([]);
    expect(await queue.write((writer) => noteAnnounced(writer, later(200).toISOString()))).toBe(3);
    expect(await due()).toEqual([]);
    await queue.write((writer) => redateBin(writer, later(50).toISOString()));
    expect(await due()).toEqual([1, 2, 3]);
    const erase = () => queue.write((writer) => eraseFromBin(writer, 2));
    expect([await erase(), await erase()]).toEqual([true, false]);
    const { rows, next } = await pageOfBin(connection, { limit: 1 });
    expect([rows.map(({ id }) => id), next]).toEqual([[3], 3]);
  });
}
