import { describe, expect, test } from 'vitest';
import { lead, siteUnderTest } from '../../../testing/siteUnderTest.ts';

async function withLead(over = {}) {
  const site = await siteUnderTest();
  const { body } = await site.api.post('/api/leads').send(lead(over));
  const call = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
    site.api[method](`/api/admin/leads/${body.id}${path}`).set(site.admin);
  return { ...site, call, reference: String(body.reference) };
}

describe('a lead’s record', () => {
  test('answers 401 without a session, whatever the call', async () => {
    const { api } = await withLead();
    for (const path of ['leads/1', 'leads/1/vcard', 'reply-templates', 'events', 'session', 'unknown'])
      expect((await api.get(`/api/admin/${path}`)).status).toBe(401);
    expect((await api.delete('/api/admin/leads/1')).status).toBe(401);
    expect((await api.patch('/api/admin/leads/1').send({ status: 'gagne' })).status).toBe(401);
  });

  test('holds the lead, its history, its notes and its mails', async () => {
    const { call } = await withLead();
    const { body } = await call('get');
    expect(body.lead).toMatchObject({ name: 'Camille Roux', status: 'nouveau' });
    expect(body.events.map((event: { kind: string }) => event.kind)).toEqual(['received']);
    expect(body.mails.map((mail: { kind: string }) => mail.kind)).toEqual([
      'lead-notification',
      'lead-acknowledgement',
    ]);
    expect(body.notes).toEqual([]);
  });

  test('remembers that it was opened, once', async () => {
    const { call } = await withLead();
    await call('post', '/opened');
    const { body } = await call('post', '/opened');
    expect(body.events.map((event: { kind: string }) => event.kind)).toEqual(['received', 'opened']);
  });

  test('a change of status is stored with its reason and amount, and the history says who made it', async () => {
    const { call } = await withLead();
    const change = { status: 'gagne', status_reason: 'Le délai', amount_cents: 12_000, follow_up_on: '2026-12-01' };
    const { status, body } = await call('patch').send(change);
    expect(status).toBe(200);
    expect(body.lead).toMatchObject(change);
    const [, moved, planned] = body.events;
    expect(moved).toMatchObject({ kind: 'status-changed', actor: 'admin' });
    expect(JSON.parse(moved.detail)).toEqual({
      from: 'nouveau',
      to: 'gagne',
      reason: 'Le délai',
      amount_cents: 12_000,
    });
    expect(JSON.parse(planned.detail)).toEqual({ on: '2026-12-01', time: '' });
  });

  test('saying the same again changes nothing', async () => {
    const { call } = await withLead();
    const { body } = await call('patch').send({ status: 'nouveau', amount_cents: null });
    expect(body.events).toHaveLength(1);
  });

  test.each([
    [{ status: 'vendu' }],
    [{ amount_cents: -1 }],
    [{ amount_cents: 1.5 }],
    [{ follow_up_on: 'demain' }],
    [{ created_at: '2020-01-01' }],
  ])('refuses %j and changes nothing', async (change) => {
    const { call } = await withLead();
    expect((await call('patch').send(change)).status).toBe(422);
    expect((await call('get')).body.events).toHaveLength(1);
  });

  test('a note is kept with its author until it is removed', async () => {
    const { call } = await withLead();
    const { body } = await call('post', '/notes').send({ body: 'Rappeler\nlundi' });
    expect(body.notes).toMatchObject([{ body: 'Rappeler\nlundi', author: 'admin' }]);
    expect((await call('post', '/notes').send({ body: '  ' })).status).toBe(422);
    expect((await call('delete', `/notes/${body.notes[0].id}`)).body.notes).toEqual([]);
  });

  test('the card escapes what could end a line and folds long ones', async () => {
    const { call, reference } = await withLead({
      name: 'Camille Roux; Marchand',
      company: `Atelier, ${'é'.repeat(80)}`,
      message: 'Téléphone : 06 00 00 00 00\nDescription : x',
    });
    const { headers, text, body } = await call('get', '/vcard');
    const card = text ?? String(body);
    expect(headers['content-disposition']).toBe(`attachment; filename=${reference}.vcf`);
    expect(card).toContain('FN:Camille Roux\\; Marchand\r\n');
    expect(card).toContain('TEL:06 00 00 00 00\r\n');
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`ORG:Atelier\\, ${'é'.repeat(80)}`);
  });
});
