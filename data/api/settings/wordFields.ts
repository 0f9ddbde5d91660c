import { z } from 'zod';
import type { Publication } from '../../company/publication.ts';
import { type Claim, type ClaimPlace, claimCodes, ownClaims } from '../../offer/claims.ts';
import { OBJECT, required, requiredParagraphs } from '../text.ts';
import { choice, described, isWebAddress, line, text } from './field.ts';

const HOME = 'Haut de la page d’accueil.';

/** The opening words of the home page. */
export const heroFields = {
  'hero.title.0': line({ label: 'Titre, première ligne', where: HOME, max: 60 }),
  'hero.title.1': line({ label: 'Titre, seconde ligne', where: HOME, max: 60 }),
  'hero.lead': text({
    label: 'Introduction',
    where: HOME,
    help: 'Tant que vous ne la changez pas, les prix qu’elle cite suivent le catalogue.',
    max: 400,
  }),
  'hero.primary': line({ label: 'Premier bouton', where: HOME, max: 40 }),
  'hero.secondary': line({ label: 'Second bouton', where: HOME, max: 40 }),
};

const STATES: readonly { value: Publication; label: string }[] = [
  { value: 'waiting', label: 'Pas encore' },
  { value: 'online', label: 'En ligne' },
];

const RANKS = ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième'];
const PANEL_TEXTS = ['cgv', 'mentions-legales'];

const modelFields = (rank: string, index: number) => ({
  [`site.models.${index}.name`]: line({
    label: `${rank} modèle : nom`,
    where: 'Figure et méthode de la page d’accueil, page « À propos », CGV, mentions légales.',
    help: 'Les exemples et les articles gardent les noms de leur date.',
    max: 24,
    documents: PANEL_TEXTS,
  }),
  [`site.models.${index}.publisher`]: line({
    label: `${rank} modèle : éditeur`,
    where: 'CGV, mentions légales.',
    max: 40,
    documents: PANEL_TEXTS,
  }),
});

/** Which models the pages name, and since when. */
export const panelFields = {
  'site.panel': line({
    label: 'Date du panel',
    where: 'Page « À propos », méthode de la page d’accueil, CGV, mentions légales.',
    help: 'Les modèles que nomment les pages s’arrêtent un jour. Dites de quand date le panel ; celui d’une commande figure au devis et au livrable.',
    example: 'Panel de mi-2025',
    max: 60,
    documents: PANEL_TEXTS,
  }),
  ...Object.assign({}, ...RANKS.map(modelFields)),
};

/** Whether the site is to be found. */
export const publicationFields = {
  'site.publication': choice({
    label: 'Le site dans les moteurs de recherche',
    where: 'Chaque page d’un site public.',
    help: '« Pas encore » : chaque page leur demande de ne pas la montrer. « En ligne » n’a d’effet qu’une fois votre identité écrite, et vos chiffres documentés ou retirés.',
    options: STATES,
  }),
};

const NETWORK = 'Adresse : indiquez celle de votre compte, qui commence par https://.';

export const socialFields = {
  'site.social': described(
    z
      .array(
        z.strictObject(
          {
            name: required(40, 'Réseau', 'Réseau : écrivez son nom.'),
            url: required(300, 'Adresse', NETWORK).refine(isWebAddress, NETWORK),
          },
          OBJECT,
        ),
        'Comptes : une liste est attendue.',
      )
      .max(12, 'Comptes : 12 au plus.')
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        'Comptes : chaque réseau une seule fois.',
      ),
    {
      kind: 'list',
      label: 'Comptes',
      where: 'Pied de page, données structurées.',
      help: 'Complétez chaque adresse par celle de votre compte. Retirez les réseaux où vous n’êtes pas.',
      max: 12,
      parts: [
        { name: 'name', label: 'Réseau', kind: 'line', max: 40, example: 'LinkedIn' },
        {
          name: 'url',
          label: 'Adresse',
          kind: 'link',
          max: 300,
          example: 'https://www.linkedin.com/in/votre-nom',
        },
      ],
    },
  ),
};

/** A question may say which one of the source it is: as long as its words are the source's, they follow the prices. */
export const faqFields = {
  'faq.items': described(
    z
      .array(
        z.strictObject(
          {
            id: z.string().max(60).optional(),
            question: required(160, 'Question', 'Question : écrivez-la.'),
            answer: requiredParagraphs(1200, 'Réponse', 'Réponse : écrivez-la.'),
          },
          OBJECT,
        ),
        'Questions : une liste est attendue.',
      )
      .min(1, 'Questions : gardez-en au moins une.')
      .max(30, 'Questions : 30 au plus.'),
    {
      kind: 'list',
      label: 'Questions',
      where: 'Page d’accueil, « Questions fréquentes », et données structurées.',
      help: 'Tant que vous ne changez pas une question, les prix et les délais qu’elle cite suivent le catalogue.',
      min: 1,
      max: 30,
      parts: [
        { name: 'question', label: 'Question', kind: 'line', max: 160 },
        { name: 'answer', label: 'Réponse', kind: 'text', max: 1200 },
      ],
    },
  ),
};

const places: Record<Claim, string> = {
  satisfaction: 'Page d’accueil, mentions légales.',
  precision: 'Page d’accueil, un article, mentions légales.',
  automationReturn: 'Page du service Automatisation, mentions légales.',
  tenTimes: 'Page d’accueil, page « À propos », mentions légales.',
  firmPrice: 'Page d’accueil, articles, mentions légales.',
};

const QUOTES = 'Six devis de cabinets, de janvier à mars 2026, pour le même cahier des charges.';
const EXAMPLES: Record<Claim, string> = {
  satisfaction:
    'Enquête de juin 2026 : 41 clients interrogés, 28 réponses, dont 26 « satisfait » ou « très satisfait ».',
  precision: 'Mars 2026 : 300 affirmations vérifiées une à une à leur source, 289 justes.',
  automationReturn: 'Neuf clients suivis douze mois en 2025 : gain moins coût, divisé par le coût.',
  tenTimes: QUOTES,
  firmPrice: QUOTES,
};
const PLACES: readonly { value: ClaimPlace; label: string }[] = [
  { value: 'shown', label: 'Sur les pages' },
  { value: 'withdrawn', label: 'Retiré des pages' },
];

/** What documents the service's own figures, or takes them off the pages. */
export const claimFields = Object.fromEntries(
  claimCodes.flatMap((code) => {
    const claim = ownClaims[code];
    const where = places[code];
    const documents = ['mentions-legales'];
    return [
      [
        `claims.${code}.note`,
        text({
          label: claim,
          where,
          help: 'Ce qui a été compté, quand, sur combien. La note s’affiche à côté du chiffre.',
          example: EXAMPLES[code],
          max: 400,
          documents,
        }),
      ],
      [
        `claimPlaces.${code}`,
        choice({
          label: `Où paraît « ${claim} »`,
          where,
          help: 'Rien ne le prouve ? Retirez-le : chaque page se passe de lui.',
          options: PLACES,
          documents,
        }),
      ],
    ];
  }),
);
