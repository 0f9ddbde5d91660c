import { expect, test } from 'vitest';
import { typo } from './typo.ts';

test.each([
  'https://calendly.com/jeanne/30min',
  'etude%202024%20v2.pdf',
  'jeanne24h@exemple.fr',
  'contact@24h.fr',
  'www.exemple.fr/3mois',
  "https://exemple.fr/l'offre",
  'calendly.com/jeanne/30min',
  'CTR-2024-3M',
])('%s is left as it is, in the middle of a sentence set in French', (address) => {
  expect(typo(`Voir l'agenda : ${address} ; réponse en 24h !`)).toBe(
    `Voir l’agenda\u00a0: ${address}\u202f; réponse en 24\u00a0h\u202f!`,
  );
});
