import { expect, test } from 'vitest';
import { claimMail, type OutboxItem } from '../../database/mail/outbox.ts';
import { contractNotice, siteUnderTest } from '../testing/siteUnderTest.ts';
import { mailSource } from './startMailer.ts';

test('a confirmation that a mail server refuses for good, or that is given up, is noted as its address’s refusal', async () => {
  const { services, api, raw } = await siteUnderTest();
  const { queue } = services;
  await api.post('/api/newsletter').send({ email: 'camille@exemple.fr' });
  const at = new Date().toISOString();
  const item = (await queue.write((writer) => claimMail(writer, at, at))) as OutboxItem;
  const note = (became: 'later' | 'parked', answer: string) =>
    queue.write((writer) => mailSource(services).note(writer, item, { became, at, answer }));
  const noted = () => raw.prepare('SELECT kind FROM bounces ORDER BY id').pluck().all();
  await note('later', '452 4.2.2 Mailbox full');
  expect(noted()).toEqual([]);
  await note('parked', '452 4.2.2 Mailbox full');
  expect(noted()).toEqual(['soft']);
  await note('parked', '550 5.1.1 No such user');
  expect(noted()).toEqual(['soft', 'hard']);
});

test('a receipt of a contract notice that left is noted with the notice, its notification is not', async () => {
  const { services, api, raw } = await siteUnderTest();
  const { queue } = services;
  await api.post('/api/contract-notices').send(contractNotice());
  const at = new Date().toISOString();
  const sent = () => raw.prepare('SELECT receipt_sent_at FROM contract_notices').pluck().get();
  const items: OutboxItem[] = [];
  for (let mail = 0; mail < 2; mail += 1)
    items.push(
      (await queue.write((writer) => claimMail(writer, at, new Date(Date.now() + 60_000).toISOString()))) as OutboxItem,
    );
  const noted = items.toSorted((one) => (one.kind === 'contract-notice-receipt' ? 1 : -1));
  const seen = [];
  for (const item of noted) {
    await queue.write((writer) => mailSource(services).note(writer, item, { became: 'sent', at, answer: '250 ok' }));
    seen.push([item.kind, sent()]);
  }
  expect(seen).toEqual([
    ['contract-notice', null],
    ['contract-notice-receipt', at],
  ]);
});
