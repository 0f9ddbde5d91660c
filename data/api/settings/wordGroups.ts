import { type Claim, claimCodes, ownClaims } from '../../offer/claims.ts';
import type { Content } from '../../settings/content.ts';
import type { SourcePath } from '../../settings/sourceValue.ts';
import { choice, type Field, group, line, list, ofEach, text } from './field.ts';

const HOME = 'Haut de la page d’accueil.';

const RANKS = [
  ['0', 'Premier'],
  ['1', 'Deuxième'],
  ['2', 'Troisième'],
  ['3', 'Quatrième'],
  ['4', 'Cinquième'],
] as const;
const MODELS = 'Figure et méthode de la page d’accueil, page « À propos », CGV, mentions légales.';

const QUOTES = 'Six devis de cabinets, de janvier à mars 2026, pour le même cahier des charges.';
/** For each claim: the pages that show it (`where`), and an example of evidence. */
const proofs: Record<Claim, { where: string; example: string }> = {
  satisfaction: {
    where: 'Page d’accueil, mentions légales.',
    example: 'Enquête de juin 2026 : 41 clients interrogés, 28 réponses, dont 26 « satisfait » ou « très satisfait ».',
  },
  precision: {
    where: 'Page d’accueil, un article, mentions légales.',
    example: 'Mars 2026 : 300 affirmations vérifiées une à une à leur source, 289 justes.',
  },
  automationReturn: {
    where: 'Page du service Automatisation, mentions légales.',
    example: 'Neuf clients suivis douze mois en 2025 : gain moins coût, divisé par le coût.',
  },
  tenTimes: { where: 'Page d’accueil, page « À propos », mentions légales.', example: QUOTES },
  firmPrice: { where: 'Page d’accueil, articles, mentions légales.', example: QUOTES },
};

const notesOf = (code: Claim): Readonly<Record<keyof Content['claims'][Claim], Field>> => ({
  note: text(ownClaims[code], proofs[code].where, {
    help: 'Ce qui a été compté, quand, sur combien. La note s’affiche à côté du chiffre.',
    example: proofs[code].example,
    max: 400,
  }),
});

const claimField = (code: Claim): Field =>
  choice(`Où paraît « ${ownClaims[code]} »`, proofs[code].where, {
    help: 'Rien ne le prouve ? Retirez-le : chaque page se passe de lui.',
    options: [
      { code: 'shown', label: 'Sur les pages' },
      { code: 'withdrawn', label: 'Retiré des pages' },
    ],
  });

/** Settings of each claim: its evidence, and whether pages show it. */
const claimFields: Readonly<Record<Extract<SourcePath, `claim${string}`>, Field>> = Object.assign(
  {},
  ...claimCodes.map((code) => ({
    ...ofEach([[`claims.${code}`, notesOf(code)]] as const),
    [`claimPlaces.${code}`]: claimField(code),
  })),
);

/** Groups of settings with the texts of the pages. */
export const wordGroups = {
  hero: group('Accueil', 'Les premiers mots de la page d’accueil.', '/', {
    'hero.title.0': line('Titre, première ligne', HOME, { max: 60 }),
    'hero.title.1': line('Titre, seconde ligne', HOME, { max: 60 }),
    'hero.lead': text('Introduction', HOME, {
      help: 'Tant que vous ne la changez pas, les prix qu’elle cite suivent le catalogue.',
      max: 400,
    }),
    'hero.primary': line('Premier bouton', HOME, { max: 40 }),
    'hero.secondary': line('Second bouton', HOME, { max: 40 }),
  }),
  // A default question that the owner did not change is stored by name, so its answer shows the current prices (`namedQuestions`).
  faq: group('Questions fréquentes', 'Ajoutez, retirez, déplacez.', '/#faq', {
    'faq.items': list('Questions', 'Page d’accueil, « Questions fréquentes », et données structurées.', {
      help: 'Tant que vous ne changez pas une question, les prix et les délais qu’elle cite suivent le catalogue.',
      min: 1,
      max: 30,
      entry: 'question',
      parts: [
        { name: 'question', label: 'Question', kind: 'line', max: 160 },
        { name: 'answer', label: 'Réponse', kind: 'text', max: 1200 },
      ],
    }),
  }),
  claims: group(
    'Chiffres à documenter',
    'Ce qui prouve ce que le site dit de lui-même, ou l’en retire.',
    '/',
    claimFields,
  ),
  panel: group('Panel', 'Les cinq modèles que nomment les pages, et de quand ils datent.', '/', {
    'site.panel': line('Date du panel', 'Page « À propos », méthode de la page d’accueil, CGV, mentions légales.', {
      help: 'Les modèles que nomment les pages s’arrêtent un jour. Dites de quand date le panel ; le devis et le livrable nomment ceux d’une commande.',
      example: 'Panel de mi-2025',
      max: 60,
    }),
    ...ofEach(
      RANKS.map(
        ([place, rank]) =>
          [
            `site.models.${place}`,
            {
              name: line(`${rank} modèle : nom`, MODELS, {
                help: 'Les exemples et les articles gardent les noms de leur date.',
                max: 24,
              }),
              publisher: line(`${rank} modèle : éditeur`, 'CGV, mentions légales.', { max: 40 }),
            },
          ] as const,
      ),
    ),
  }),
  publication: group('Mise en ligne', 'Quand les moteurs de recherche peuvent montrer le site.', '/', {
    'site.publication': choice('Le site dans les moteurs de recherche', 'Chaque page d’un site public.', {
      help: '« Pas encore » : chaque page leur demande de ne pas la montrer. « En ligne » n’a d’effet qu’une fois votre identité écrite, et vos chiffres documentés ou retirés.',
      options: [
        { code: 'waiting', label: 'Pas encore' },
        { code: 'online', label: 'En ligne' },
      ],
    }),
  }),
};
