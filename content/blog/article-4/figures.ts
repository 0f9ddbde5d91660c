import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
import type { Content } from '../../../data/settings/content.ts';

export type PollChoice = 'replace' | 'augment' | 'niche';

interface PollOption {
  id: PollChoice;
  label: string;
  /** Comment shown after the thank-you when the reader chose this option. */
  answer: string;
  /** Finding of a study about the option; `source`: its id among article 4's sources. */
  found: string;
  source: string;
}

/** Poll of article 4. The reader's choice stays on the page: nothing is sent or counted. */
export const poll = {
  question: 'Dans cinq ans, que sera devenu le conseil aux petites entreprises ?',
  privacy: 'Votre réponse reste sur cette page : elle n’est ni envoyée, ni enregistrée.',
  thanks: 'Merci pour votre réponse.',
} as const;

export const pollOptions: readonly PollOption[] = [
  {
    id: 'replace',
    label: 'L’IA aura remplacé la plupart des consultants',
    answer:
      'Vous avez une partie des faits pour vous : la production d’un rapport se fait déjà sans consultant. Regardez plus bas la tâche où le groupe équipé d’IA a fait moins bien. C’est elle qu’il faudra savoir reconnaître seul.',
    found:
      'Ce qu’une étude a trouvé : sur cette tâche, 84,5 % de bonnes réponses sans IA, de 60 à 70,6 % avec. Le remplacement supposerait de savoir d’avance de quel côté tombe la question.',
    source: 'dellacqua-2023',
  },
  {
    id: 'augment',
    label: 'L’IA aura rendu les consultants plus rapides et plus précis',
    answer:
      'C’est mon pari, avec une réserve : plus rapides est établi sur certaines tâches, plus précis ne l’est pas sur toutes. Demandez à voir ce qui a été vérifié, et par qui.',
    found:
      'Ce qu’une étude a trouvé : environ 90 % des participants progressent sur une tâche d’invention, de 40 % en moyenne ; sur la résolution d’un problème, le résultat baisse de 23 %.',
    source: 'bcg-2023',
  },
  {
    id: 'niche',
    label: 'Le conseil sera devenu un métier de niche',
    answer:
      'Possible, si les clients prennent l’habitude de préparer eux-mêmes les trois quarts du dossier. Il restera alors des questions rares, où quelqu’un doit s’engager par écrit. La liste en fin de lettre vous aide à les repérer.',
    found:
      'Ce qu’une étude a trouvé : chez 25 000 salariés danois de onze métiers exposés, un gain de temps d’environ 3 % et aucun effet mesurable sur les heures. Le mouvement, s’il vient, est lent.',
    source: 'humlum-2025',
  },
];

/** Example of a shop that hesitates before a new price list: cost of a mistake, and savings by a second reading, in euros. */
const stake = {
  monthlyTurnover: 18_000,
  /** Share of margin that a mistake loses. */
  marginLost: 0.04,
  months: 3,
  /** Risk of being wrong, as the reader guesses it: alone, and (`riskReviewed`) after a review. */
  riskAlone: 1 / 5,
  riskReviewed: 1 / 10,
} as const;

export const loss = stake.monthlyTurnover * stake.marginLost * stake.months;
/** Average share of the loss that a review prevents. */
const spared = stake.riskAlone - stake.riskReviewed;
export const reviewWorth = loss * spared;

/** Price of a strategy; a review at that price pays for itself from the loss computed below. */
export const reviewPrice = (content: Content) => content.offers.strategie.price;
export const leastLoss = (content: Content) => reviewPrice(content) / spared;

export const misfitTask: RangesFigure = {
  type: 'ranges',
  title: 'Sur la tâche piège, ceux qui avaient l’IA se sont trompés plus souvent',
  measure: 'Part de bonnes réponses sur une tâche choisie hors du domaine de GPT-4, en %, consultants de BCG, 2023',
  unit: '%',
  digits: 1,
  dots: ['Part de bonnes réponses'],
  range: 'De la moins bonne à la meilleure condition',
  rows: [
    { label: 'Sans IA', values: [84.5] },
    { label: 'Avec GPT-4', values: [null], range: [60, 70.6] },
  ],
  sources: ['dellacqua-2023'],
  note: 'Un grand cabinet, un seul modèle, une seule tâche de ce type : l’écart ne se transpose pas tel quel.',
};
