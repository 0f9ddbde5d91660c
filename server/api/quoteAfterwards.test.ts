import { expect, test } from 'vitest';
import { dayInParis, daysAfter } from '../../data/french/timeInParis.ts';
import { askSatisfaction } from '../../database/quotes/satisfaction.ts';
import { satisfactionMail } from '../mail/messages/quoteMessages.ts';
import { quoteWorld } from '../testing/quoteWorld.ts';
import { lead } from '../testing/siteUnderTest.ts';

const PATH = 'c6 0 10 -1 14.7 -4.5c8.3 -6.5 16.3 -17.5 16.9 -27.5';

test('the owner’s own signature is on the mail of a quote they send, and on none that the site sends by itself', async () => {
  const { api, admin, sent, accept, mails } = await quoteWorld();
  await sent();
  const [unsigned] = (await mails()).filter(({ subject }) => subject.startsWith('Votre devis'));
  expect(unsigned?.html).not.toContain('<svg');
  const { groups } = (await api.get('/api/admin/settings').set(admin)).body;
  const { version } = groups.find(({ code }: { code: string }) => code === 'signatory');
  const values = { 'site.owner.signature': PATH };
  await api.put('/api/admin/settings/signatory').set(admin).send({ version, values }).expect(200);
  const { token } = await sent();
  await accept(token).expect(201);
  const later = await mails();
  const [quote] = later.filter(({ subject }) => subject.startsWith('Votre devis'));
  const [confirmation] = later.filter(({ subject }) => subject.startsWith('Votre commande'));
  expect(quote?.html).toContain(`<path d="M-19 0H0${PATH}"`);
  expect(confirmation?.html).not.toContain('<svg');
});

test('seven days after the delivery, and not before, one question leaves, once', async () => {
  const { sent, accept, act, services, clock, mails } = await quoteWorld();
  const { quote, token } = await sent();
  await accept(token).expect(201);
  const today = dayInParis(clock.time);
  await act(quote.id, 'delivered', { on: today }).expect(200);
  await mails();
  const ask = (days: number) =>
    services.queue.write((writer) =>
      askSatisfaction(writer, { now: new Date(`${daysAfter(today, days)}T12:00:00Z`), host: 'site.test' }),
    );
  expect([await ask(6), await ask(7), await ask(8)]).toEqual([0, 1, 0]);
  clock.time = new Date(`${daysAfter(today, 8)}T12:00:00Z`);
  const questions = (await mails()).filter(({ text }) => text.includes('Répondre de 1 à 5'));
  expect(questions.map(({ to }) => to.address)).toEqual([lead().email]);
});

test('the client’s answer is one of five, may be given again, and may be taken back from where it is quoted', async () => {
  const { api, sent, accept, act, clock, raw } = await quoteWorld();
  const { quote, token } = await sent();
  const answer = (body: object) => api.post(`/devis/${token}/avis`).type('form').send(body);
  await accept(token).expect(201);
  // Not delivered yet: the page does not exist.
  await answer({ rating: '5' }).expect(404);
  await act(quote.id, 'delivered', { on: dayInParis(clock.time) }).expect(200);
  const stored = () => raw.prepare('SELECT rating, comment, quoted_as FROM quotes WHERE id = ?').get(quote.id);
  await answer({ rating: '6' });
  expect(stored()).toEqual({ rating: null, comment: null, quoted_as: null });
  const given = { rating: '5', comment: 'Clair et utile.', may_quote: 'on', quoted_as: 'Camille R.' };
  const thanked = await answer(given).expect(303);
  expect(thanked.headers.location).toBe(`/devis/${token}/avis`);
  expect(stored()).toEqual({ rating: 5, comment: 'Clair et utile.', quoted_as: 'Camille R.' });
  await answer({ etape: 'retirer' }).expect(303);
  expect(stored()).toEqual({ rating: 5, comment: 'Clair et utile.', quoted_as: null });
  // Without consent no name is stored, even if one was sent.
  await answer({ rating: '2', comment: 'Trop court.', quoted_as: 'Camille R.' }).expect(303);
  expect(stored()).toEqual({ rating: 2, comment: 'Trop court.', quoted_as: null });
});

test('the site’s figure follows the answers of ten clients and more, once the owner publishes it', async () => {
  const { api, admin, sent, accept, act, services, clock } = await quoteWorld();
  const answer = async (rating: number) => {
    const { quote, token } = await sent();
    await accept(token).expect(201);
    await act(quote.id, 'delivered', { on: dayInParis(clock.time) }).expect(200);
    await api.post(`/devis/${token}/avis`).type('form').send({ rating }).expect(303);
  };
  const shown = () => services.content.current().answers;
  for (const rating of [5, 5, 4, 3, 5, 5, 5, 5, 5]) await answer(rating);
  await api.post('/api/admin/satisfaction/publication').set(admin).expect(204);
  expect(shown()).toBeUndefined();
  await answer(5);
  expect(shown()).toEqual({ total: 10, satisfied: 9, quotes: [] });
  await answer(1);
  expect(shown()).toEqual({ total: 11, satisfied: 9, quotes: [] });
  await api.delete('/api/admin/satisfaction/publication').set(admin).expect(204);
  expect(shown()).toEqual({ quotes: [] });
});

test('a client who has answered, or whose link is gone, gets no mail that requests it', () => {
  const url = 'https://site.test/devis/x';
  for (const mail of [
    { quote: { rated_at: '2026-03-02' }, url },
    { quote: { rated_at: null }, url: undefined },
  ])
    expect(satisfactionMail(mail as never)).toBeUndefined();
});
