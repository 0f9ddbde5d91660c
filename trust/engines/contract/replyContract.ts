import { expect, test } from 'vitest';
import { addPart, attachmentContent, beginAttachment, purgeLoose } from '../../../database/leads/attachments.ts';
import { leadById } from '../../../database/leads/leads.ts';
import { addReply, leadReplies, noteReplySent, takeBackReply } from '../../../database/leads/replies.ts';
import {
  addWebhookCall,
  deleteWebhookCall,
  dueWebhookCall,
  postponeWebhookCall,
} from '../../../database/settings/webhookCalls.ts';
import { later, NOW, type Site, store } from './contractLead.ts';

const AT = NOW.toISOString();
const BYTES = Buffer.from([0, 255, 39, 92, 10, 128]);

export function replyContract(site: Site): void {
  const reply = (more: object = {}) =>
    site().queue.write((writer) =>
      addReply(writer, {
        idempotencyKey: 'reply',
        leadId: 1,
        recipient: 'camille@exemple.fr',
        subject: 'Votre étude',
        body: 'Bonjour,\n« voici »',
        attachments: [],
        author: 'alix',
        host: 'site',
        now: NOW,
        due: later(1),
        ...more,
      }),
    );
  const file = async (name = 'plan.pdf') => {
    const { queue } = site();
    const begun = await queue.write((writer) => beginAttachment(writer, 1, { name, size: BYTES.length, at: AT }));
    return Number(begun);
  };
  const part = (id: number, position: number, content: Buffer) =>
    site().queue.write((writer) => addPart(writer, 1, { id, position, content }));

  test('a file comes in parts, each once and in its place, and is byte for byte what was sent', async () => {
    await store(site());
    const id = await file();
    expect(await part(id, 3, BYTES.subarray(3))).toBe('out-of-place');
    for (const position of [0, 0, 4]) await part(id, position, BYTES.subarray(position, position === 0 ? 4 : 6));
    expect(Buffer.compare(await attachmentContent(site().connection, id), BYTES)).toBe(0);
    expect(await site().queue.write((writer) => purgeLoose(writer, later(1).toISOString()))).toBe(1);
    expect(await attachmentContent(site().connection, id)).toHaveLength(0);
  });

  test('a reply is kept word for word with its files, once a key; it is an answer when it left', async () => {
    const { connection, queue } = site();
    await store(site());
    const id = await file();
    expect(await reply({ attachments: [id] })).toBe('missing');
    await part(id, 0, BYTES);
    expect([await reply({ attachments: [id] }), await reply({ attachments: [id] })]).toEqual([1, 1]);
    expect(await reply({ body: 'Autre' })).toBe('other-words');
    expect(await leadReplies(connection, 1)).toMatchObject([
      { subject: 'Votre étude', body: 'Bonjour,\n« voici »', state: 'waiting', attachments: [{ name: 'plan.pdf' }] },
    ]);
    for (const answer of ['250 ok', 'later'])
      await queue.write((writer) => noteReplySent(writer, 1, { at: later(2).toISOString(), answer }));
    expect((await leadById(connection, 1))?.answered_at).toBe(later(2).toISOString());
  });

  test('a reply taken back before it leaves leaves its files to the next one', async () => {
    await store(site());
    const id = await file();
    await part(id, 0, BYTES);
    await reply({ attachments: [id] });
    const takeBack = () => site().queue.write((writer) => takeBackReply(writer, 1, 1));
    expect([await takeBack(), await takeBack()]).toEqual([true, false]);
    expect(await reply({ idempotencyKey: 'next', attachments: [id] })).toBe(2);
  });

  test('news for a webhook waits in its order: one that failed holds up those after it until it is due again', async () => {
    const { connection, queue } = site();
    for (const key of ['one', 'two'])
      await queue.write((writer) => addWebhookCall(writer, { key, body: '{}', at: AT }));
    const due = async (minutes: number) => (await dueWebhookCall(connection, later(minutes).toISOString()))?.key;
    expect(await due(0)).toBe('one');
    await queue.write((writer) => postponeWebhookCall(writer, 1, 1, later(5).toISOString()));
    expect([await due(1), await due(5)]).toEqual([undefined, 'one']);
    await queue.write((writer) => deleteWebhookCall(writer, 1));
    expect(await due(0)).toBe('two');
  });
}
