import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';

const QUESTIONS = 100;
/** Of the times two models fail together, those in which they give the same wrong answer (Kim et al., ICML 2025). */
const SAME_ANSWER = 0.6;

/** A hundred questions put to two models that fail `wrong` times each, `together` of them on the same question. */
export function agreement(wrong: number, together: number) {
  const alone = 2 * (wrong - together);
  const right = QUESTIONS - alone - together;
  const alike = together * SAME_ANSWER;
  const agreed = right + alike;
  return {
    right,
    alone,
    differently: together - alike,
    alike,
    agreed,
    disagreed: QUESTIONS - agreed,
    /** Of the errors of one model, those a disagreement shows. */
    shown: wrong - alike,
    /** Of the agreements, those that are right, in percent. */
    accuracy: (right / agreed) * 100,
  };
}

const WRONG = 20;
/** The example the article works out. */
export const worked = agreement(WRONG, 10);

/** Failures in common: as many as chance would bring, up to those of twins. */
const together = [4, 8, 12, 16, 20];

export const agreementCurves: CurvesFigure = {
  type: 'curves',
  title: 'Plus ils s’accordent, moins leur accord est juste',
  measure: 'Deux modèles, cent questions, vingt erreurs chacun, en %',
  x: { label: 'Échecs communs, sur cent questions', values: together, ticks: together },
  unit: '%',
  digits: 1,
  series: [
    { name: 'Questions où ils s’accordent', values: together.map((count) => agreement(WRONG, count).agreed) },
    { name: 'Exactitude de ces accords', values: together.map((count) => agreement(WRONG, count).accuracy), hot: true },
  ],
  sources: ['kim-2025'],
  note: 'Vingt erreurs par modèle : hypothèse. À quatre échecs communs, les erreurs tombent au hasard ; à vingt, les modèles sont jumeaux. La part de réponses fausses identiques, 60 %, est celle de l’étude.',
};
