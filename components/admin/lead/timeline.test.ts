import { expect, test } from 'vitest';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { unfilled } from '../../../data/desk/fillNames.ts';
import { firstNameOf } from '../../../data/people/firstName.ts';
import { names } from '../../../data/testing/real/names.ts';
import { fillTemplate, mailAddress, replyLink, templateNames } from './replyMail.ts';
import { timelineOf } from './timeline.ts';

const lead = {
  name: 'Camille Marchand',
  email: 'camille@atelier.example',
  service: 'Étude de marché - 120€',
  service_code: 'etude-marche',
  reference: 'DEV-2026-0042',
} as Lead;

test('a template takes the first name, the service as it is sold and the reference', () => {
  expect(fillTemplate('Bonjour {prénom}, {service}, {référence} {autre}', lead)).toBe(
    'Bonjour Camille, Étude de marché - 120\u00a0€, DEV-2026-0042 {autre}',
  );
  // Names in braces as people type them; in other programs, « {{ » ends with « }} ».
  expect(fillTemplate('{ Prenom } {NOM} {reference}', lead)).toBe('Camille Camille Marchand DEV-2026-0042');
});

test('a name between braces that nothing fills in is named, as it is typed', () => {
  expect(unfilled('Bonjour {prénom}, {Prénom} {{ contact.FIRSTNAME }} *|FNAME|* {prénom}')).toEqual([
    '{prénom}',
    '{Prénom}',
    '{ contact.FIRSTNAME }',
    '*|FNAME|*',
  ]);
  expect(unfilled('Bonjour {Prenom}, {société}', templateNames)).toEqual(['{société}']);
  expect(unfilled('Un prix de 12 € (hors taxes), { } et { a\n}')).toEqual([]);
});

test.each([
  ['Marie Laure Petit', 'Marie Laure', 'Marie Laure'],
  ['Marie Laure Petit', null, 'Marie'],
  ['M. Dupont', null, 'M. Dupont'],
  ['Mme Camille Roux', 'Mme', 'Camille'],
  ['M. Camille', 'M.', 'M. Camille'],
  ['Monsieur le Docteur Roux', null, 'Monsieur le Docteur Roux'],
  ['MARCHAND Camille', null, 'Camille'],
  ['J.-P. Roux', 'J.-P.', 'J.-P. Roux'],
  ['SARL Atelier du Port', null, 'SARL Atelier du Port'],
  // The owner corrected the name after the form was sent, so the form's first name no longer applies.
  ['Claude Petit', 'Marie Laure', 'Claude'],
])('%s whose form gave %s is greeted as %s', (name, first_name, greeted) => {
  expect(firstNameOf({ name, first_name })).toBe(greeted);
});

test.each(names)('$typed is greeted as « $meant »', ({ typed, meant }) => {
  expect(firstNameOf({ name: typed })).toBe(meant);
});

test('a title alone is no name: the greeting keeps its blank, which is reported before the reply is sent', () => {
  const draft = fillTemplate('Bonjour {prénom},', { ...lead, name: 'M.', first_name: null });
  expect(draft).toBe('Bonjour {prénom},');
  expect(unfilled(draft)).toEqual(['{prénom}']);
});

test('an address cannot smuggle another recipient or header into the link', () => {
  expect(mailAddress('a@b.example?bcc=x@y.example&subject=z')).toBe(
    'mailto:a@b.example%3Fbcc%3Dx@y.example%26subject%3Dz',
  );
});

test('the link carries subject, body with CRLF, and the Reply-To when there is one', () => {
  expect(replyLink(lead, { subject: 'Été', body: 'a\nb' }, '')).toBe(
    'mailto:camille@atelier.example?subject=%C3%89t%C3%A9&body=a%0D%0Ab',
  );
  expect(replyLink(lead, { subject: 's', body: 'b' }, 'moi@site.example')).toContain('&reply-to=moi%40site.example&');
});

const event = (id: number, kind: string, detail: object | null) => ({
  id,
  kind,
  detail: detail && JSON.stringify(detail),
  actor: 'admin',
  created_at: `2026-11-21T10:0${id}:00.000Z`,
});

test('every event of a lead is written in French words, the newest first', () => {
  const events = [
    event(1, 'received', null),
    event(2, 'status-changed', { from: 'nouveau', to: 'devis-envoye', reason: null, amount_cents: 12_000 }),
    event(3, 'deal-changed', { reason: 'Attend son associé', amount_cents: 125_050 }),
    event(4, 'follow-up', { on: '2026-12-24' }),
  ];
  const entries = timelineOf({ lead: {}, events, notes: [], mails: [], replies: [] } as unknown as LeadRecord);
  expect(entries.map(({ title, body }) => [title, body])).toEqual([
    ['Relance prévue le 24/12/2026', undefined],
    ['Suivi complété, 1\u00a0250,50\u00a0€', 'Attend son associé'],
    ['Statut : Nouveau, puis Devis envoyé, 120\u00a0€', undefined],
    ['Demande reçue et enregistrée', undefined],
  ]);
});
