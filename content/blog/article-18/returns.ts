import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
import { returnOf, scenarios } from './scenarios.ts';

export const returns: RangesFigure = {
  type: 'ranges',
  title: 'Compter la personne responsable déplace chaque retour vers la gauche',
  measure: 'Retour sur investissement de la première année, en pourcentage des coûts ; bénéfice inchangé',
  unit: '%',
  signed: true,
  dots: ['Responsable oublié', 'Responsable compté'],
  rows: scenarios.map((scenario) => ({
    label: scenario.name,
    values: [returnOf(scenario, { hours: 0 }) * 100, returnOf(scenario) * 100],
  })),
  note: 'Exemple illustratif : les cinq entreprises et leurs nombres sont inventés.',
};
