import { spelled } from '../french/frenchNumbers.ts';

/**
 * The site's one doctrine of measure, applied by articles, calculators and samples. Its numbers are defined here (those for comparing two
 * models or two months in `comparing.ts`) and nowhere else; they are the author's choices, not a study's. Shown at `/regles-de-mesure`.
 */
export const doctrine = {
  /** Address of the rules. */
  page: '/regles-de-mesure',

  choose: {
    /** Minimum times a month for a task to be worth setting up. */
    timesAMonth: 4,
    /** Maximum share that checking may take of the task's time by hand. */
    checking: 1 / 4,
  },

  measure: {
    /** Executions timed before any change, and again with the tool. */
    before: 20,
    after: 20,
    /** Consecutive weeks of measure before a decision. */
    weeks: 4,
    /** Times the same question is put to a model, in new conversations, before judging it. */
    repeats: 3,
  },

  /** Three conditions for keeping a tool after its trial. One condition not met: correct once; two not met: stop. */
  keep: {
    /** Minimum fall of the median duration, as a share, time for review included. */
    gain: 0.2,
    /** Share of the freed hours counted while their use is not measured; even with this share, the net return must be positive. */
    reuse: 0.5,
    /** Weeks a correction gets. */
    correctionWeeks: 4,
    /** Minimum minutes a week; below, a task is not worth its upkeep. */
    leastMinutes: 10,
  },

  stop: {
    /** Errors found by outsiders, in a month, after which everything is reviewed again. */
    errorsAMonth: 2,
    /** Maximum share of false claims: beyond it, the task or the instruction changes before the model does. */
    falseClaims: 1 / 10,
  },

  /** Longest payback accepted, in months, by what is bought: a subscription changes every year, a machine lasts. */
  payback: { tool: 12, market: 36, equipment: 60 },

  /** Weeks worked in a year. The two calculators start with 52, as specified, and let readers change it. */
  weeksAYear: 46,

  /** Word for a missing datum: in a table, and in an instruction given to a model. */
  missing: { word: 'non renseigné', inPrompt: '[NON\u00a0RENSEIGNÉ]' },

  /** Costs that count. Hours count at their loaded cost, never at the price they are sold for. */
  costs: [
    { name: 'Abonnements', text: 'Les licences et les appels facturés, pour toute l’équipe.' },
    {
      name: 'Mise en place',
      text: 'Le prestataire, et les heures pour choisir, régler, préparer les documents.',
    },
    { name: 'Formation', text: 'Les heures, multipliées par le nombre de personnes.' },
    {
      name: 'Relecture',
      text: 'Les minutes de contrôle et de reprise, comprises dans la durée si le chronomètre s’arrête à l’envoi.',
    },
    {
      name: 'Entretien',
      text: 'Les heures pour tenir les consignes à jour, corriger les erreurs et remplir la feuille de mesure.',
    },
  ],

  /** Basis on which prices are compared: without VAT for those who recover it. */
  vat: 'Qui récupère la TVA compte hors taxes ; les autres, toutes taxes comprises.',
} as const;

const NAMES: Readonly<Record<number, string>> = { 2: 'la moitié', 3: 'le tiers', 4: 'le quart', 5: 'le cinquième' };
const part = (share: number) => NAMES[1 / share] ?? '';

/** Share of the freed hours that counts until their use is measured: « la moitié ». */
export const half = part(doctrine.keep.reuse);

/** Words for the maximum share of checking, to follow « moins » or « plus »: « du quart du temps que la tâche prend à la main ». */
export const ofQuarter = `${part(doctrine.choose.checking).replace('le ', 'du ')} du temps que la tâche prend à la main`;

/** Words for the minimum fall of the duration, to follow « au moins »: « le cinquième ». */
export const leastFall = part(doctrine.keep.gain);

/** « une affirmation fausse sur dix »: beyond it the task or the instruction changes. */
export const falseClaims = `une affirmation fausse sur ${spelled(1 / doctrine.stop.falseClaims)}`;
