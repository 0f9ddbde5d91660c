import { expect, test } from 'vitest';
import type { LeadFile } from '../../../data/api/answers.ts';
import { timelineOf } from './timeline.ts';

const event = (id: number, kind: string, detail: object | null) => ({
  id,
  kind,
  detail: detail && JSON.stringify(detail),
  actor: 'admin',
  created_at: `2026-11-21T10:0${id}:00.000Z`,
});

test('every event of a lead is told in French words, the newest first', () => {
  const events = [
    event(1, 'recu', null),
    event(2, 'statut', { from: 'nouveau', to: 'devis-envoye', reason: null, amount_cents: 12_000 }),
    event(3, 'suivi', { reason: 'Attend son associé', amount_cents: 125_050 }),
    event(4, 'rappel', { on: '2026-12-24' }),
  ];
  const entries = timelineOf({ lead: {}, events, notes: [], mails: [], replies: [] } as unknown as LeadFile);
  expect(entries.map(({ title, body }) => [title, body])).toEqual([
    ['Relance prévue le 24/12/2026', undefined],
    ['Suivi complété, 1\u00a0250,50\u00a0€', 'Attend son associé'],
    ['Statut : Nouveau, puis Devis envoyé, 120\u00a0€', undefined],
    ['Demande reçue et enregistrée', undefined],
  ]);
});
