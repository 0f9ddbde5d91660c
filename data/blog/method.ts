import { spelled } from '../french/frenchNumbers.ts';

/**
 * Rules by which the site measures: articles, calculators and samples all apply them. Every number is defined here, or in `comparing.ts`
 * for comparisons of two models or two months; the numbers are the author's choice, not a study's. Published at `/regles-de-mesure`.
 */
export const doctrine = {
  /** Address of the rules. */
  page: '/regles-de-mesure',

  choose: {
    /** Minimum number of times a month that a task must occur to be worth setting up. */
    timesAMonth: 4,
    /** Maximum share of the task's manual time that checking the tool's result may take. */
    checking: 1 / 4,
  },

  measure: {
    /** Number of executions to time before any change, and again with the tool. */
    before: 20,
    after: 20,
    /** Consecutive weeks of measurement before a decision. */
    weeks: 4,
    /** Number of times a question is put to a model, each in a new conversation, before the model is judged. */
    repeats: 3,
  },

  /** Three conditions for keeping a tool after its trial: one not met, the user corrects once; two not met, the user stops. */
  keep: {
    /** Minimum fall of the median duration, review included, as a share of the former duration. */
    gain: 0.2,
    /** Share of the freed hours that counts as long as nobody has measured their use; the net return must be positive with this share. */
    reuse: 0.5,
    /** Weeks that a correction is given to work. */
    correctionWeeks: 4,
    /** Minimum minutes gained a week: below, a task is not worth its upkeep. */
    leastMinutes: 10,
  },

  stop: {
    /** Number of errors found by outsiders in a month from which every result is reviewed again. */
    errorsAMonth: 2,
    /** Share of false claims above which the task or the instruction is changed, before another model is tried. */
    falseClaims: 1 / 10,
  },

  /** Longest accepted payback in months, by kind of purchase: a tool's subscription may change every year, a machine lasts. */
  payback: { tool: 12, market: 36, equipment: 60 },

  /** Weeks worked in a year. The two calculators start with 52, as the specification requires, and the reader may change that. */
  weeksAYear: 46,

  /** Text for a missing value: `word` in a table, `inPrompt` in an instruction to a model. */
  missing: { word: 'non renseigné', inPrompt: '[NON\u00a0RENSEIGNÉ]' },

  /** Costs that must be counted; hours count at their cost to the employer, never at the price at which they are sold. */
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

  /** Rule on VAT: those who recover it compare prices without VAT. */
  vat: 'Qui récupère la TVA compte hors taxes ; les autres, toutes taxes comprises.',
} as const;

const NAMES: Readonly<Record<number, string>> = { 2: 'la moitié', 3: 'le tiers', 4: 'le quart', 5: 'le cinquième' };
const part = (share: number) => NAMES[1 / share] ?? '';

/** Share of the freed hours that counts while their use is not measured, in words: « la moitié ». */
export const half = part(doctrine.keep.reuse);

/** Maximum share of checking in words, to follow « moins » or « plus »: « du quart du temps que la tâche prend à la main ». */
export const ofQuarter = `${part(doctrine.choose.checking).replace('le ', 'du ')} du temps que la tâche prend à la main`;

/** Minimum fall of the duration in words, to follow « au moins »: « le cinquième ». */
export const leastFall = part(doctrine.keep.gain);

/** Maximum share of false claims in words; above it, the task or the instruction is changed. */
export const falseClaims = `une affirmation fausse sur ${spelled(1 / doctrine.stop.falseClaims)}`;
