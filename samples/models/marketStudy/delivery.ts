import { extents } from '../../../data/offer/extents.ts';
import { sum } from '../../parts.ts';

/** The parts of the study, in pages. */
export const sections = [
  { title: 'Synthèse pour décider', text: 'Trois conclusions, un budget, deux conditions d’arrêt', pages: 3 },
  {
    title: 'Le marché et ses moteurs',
    text: 'Taille, croissance et fourchette, comptes publiés, réglementation',
    pages: 7,
  },
  {
    title: 'Huit segments de clientèle',
    text: 'Trois pages de comparaison, puis une par segment : besoin, revenu, coût, marge',
    pages: 11,
  },
  {
    title: 'Quinze concurrents',
    text: 'La carte du marché, puis une fiche par acteur : offre, prix, failles',
    pages: 16,
  },
  {
    title: 'Recommandations et risques',
    text: 'Ordre d’entrée, budget, conditions d’arrêt, seuils de bascule',
    pages: 7,
  },
  { title: 'Sources et méthode', text: 'Vingt-trois références, définitions, limites', pages: 3 },
] as const;

/** Sources of the whole study; the extract lists those it cites. */
export const STUDY_SOURCES = extents.market.sources;

/** The slides of the other format of the same work, part by part. */
export const deck = [
  { title: 'Titre et question posée', slides: 1 },
  { title: 'Synthèse', slides: 3 },
  { title: 'Marché : taille, croissance, comptes publiés', slides: 4 },
  { title: 'Segments, une diapositive chacun', slides: 8 },
  { title: 'Concurrents : carte et écarts', slides: 3 },
  { title: 'Décision, budget, seuils de bascule', slides: 3 },
  { title: 'Sources', slides: 1 },
] as const;

export const deckSlides = sum(deck, ({ slides }) => slides);

/** With the deck, which carries the summary, the study opens on one page of it instead of all. */
export const pagesBesideDeck = sum(sections, ({ pages }) => pages) - (sections[0].pages - 1);

/** The pages of the study that the extract shows. */
export const folio = {
  countries: 5,
  published: 6,
  segments: 12,
  clients: 13,
  map: 22,
  qonto: 23,
  shine: 24,
  phases: 39,
  cash: 40,
  tests: 41,
} as const;

/** Under the figures worked out from the drivers. */
export const MODEL_SOURCE = 'modèle de l’étude, hypothèses d’illustration';
