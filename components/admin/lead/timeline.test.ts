import { expect, test } from 'vitest';
import type { LeadFile } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { fillTemplate, mailAddress, replyLink } from './replyMail.ts';
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

test('every event of a lead is told in French words, the newest first', () => {
  const events = [
    event(1, 'received', null),
    event(2, 'status-changed', { from: 'nouveau', to: 'devis-envoye', reason: null, amount_cents: 12_000 }),
    event(3, 'deal-changed', { reason: 'Attend son associé', amount_cents: 125_050 }),
    event(4, 'follow-up', { on: '2026-12-24' }),
  ];
  const entries = timelineOf({ lead: {}, events, notes: [], mails: [], replies: [] } as unknown as LeadFile);
  expect(entries.map(({ title, body }) => [title, body])).toEqual([
    ['Relance prévue le 24/12/2026', undefined],
    ['Suivi complété, 1\u00a0250,50\u00a0€', 'Attend son associé'],
    ['Statut : Nouveau, puis Devis envoyé, 120\u00a0€', undefined],
    ['Demande reçue et enregistrée', undefined],
  ]);
});
