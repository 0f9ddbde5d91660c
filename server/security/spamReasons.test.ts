import { describe, expect, test } from 'vitest';
import type { SpamReason } from '../../data/leads/leadWords.ts';
import { type Suspect, spamReasons } from './spamReasons.ts';

const genuine: Suspect = {
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  company: 'www.roux-et-fils.fr',
  message:
    'Téléphone : 06 12 34 56 78\nDescription : Notre site est https://roux-et-fils.fr, ceux des concurrents https://a.fr et https://b.fr.\nBudget : non précisé',
  honeypot: '',
  shownFor: 45_000,
};
const reasons = (over: Partial<Suspect>) => spamReasons({ ...genuine, ...over });

describe('a lead like any other', () => {
  test('has no reason to be held', () => expect(spamReasons(genuine)).toEqual([]));

  test.each([
    'Nous sommes un spécialiste du crédit et du casino municipal de Biarritz, et cherchons une étude.',
    'Audit SEO de notre boutique, avec la stratégie de liens entrants.',
    'Escorte de convois exceptionnels : étude de marché en Île-de-France.',
    'Projet d’investissement dans une start-up de la blockchain.',
    'Bonjour, je vends des jouets. Ma marque s’appelle Игрушка.',
    'Quick question in English: what does a market study include?',
    '',
  ])('may write %j', (message) => expect(reasons({ message })).toEqual([]));

  test('needs no hint: no token, no honeypot', () =>
    expect(reasons({ shownFor: undefined, honeypot: '' })).toEqual([]));

  test('may come from a clock that was set back, or from a tab left open for a month', () => {
    expect(reasons({ shownFor: -5000 })).toEqual([]);
    expect(reasons({ shownFor: 30 * 86_400_000 })).toEqual([]);
  });
});

describe('each reason alone, and cases just below it', () => {
  test.each<[SpamReason, Partial<Suspect>, Partial<Suspect>]>([
    ['honeypot', { honeypot: 'http://spam.test' }, { honeypot: '  ' }],
    ['jeton-invalide', { shownFor: 'forged' }, { shownFor: undefined }],
    ['trop-rapide', { shownFor: 1999 }, { shownFor: 2000 }],
    ['liens', { message: 'http://a.b http://a.b http://a.b www.a.b' }, { message: 'http://a.b http://a.b www.a.b' }],
    ['liens', { name: 'Eva https://spam.test' }, { company: 'https://entreprise.test' }],
    ['liens', { name: 'Paul www.paul.fr www.paul.com' }, { name: 'Paul (www.paul.fr)' }],
    ['contenu', { message: 'We offer backlinks and guest posts' }, { message: 'Nous vendons des liens' }],
    ['contenu', { message: 'Click <a href="x">here</a>' }, { message: 'La balise a, avec href' }],
    ['contenu', { message: 'Здравствуйте, предлагаем вам наши услуги' }, { message: 'Bonjour (Здравствуйте)' }],
    ['domaine-jetable', { email: 'x@yopmail.com' }, { email: 'x@yopmail.com.exemple.fr' }],
    ['domaine-jetable', { email: 'x@eu.Mailinator.com' }, { email: 'x@notmailinator.com' }],
  ])('%s', (reason, hit, miss) => {
    expect(reasons(hit)).toEqual([reason]);
    expect(reasons(miss)).toEqual([]);
  });

  test('several are all named', () =>
    expect(reasons({ honeypot: 'x', shownFor: 12, email: 'a@yopmail.fr' })).toEqual([
      'honeypot',
      'trop-rapide',
      'domaine-jetable',
    ]));
});
