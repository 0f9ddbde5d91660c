import type { RangesFigure } from '../../../data/articles/figureTypes.ts';
import { parts, returnOf, scenarios } from './scenarios.ts';

const [cautious, , favourable] = parts;

export const returns: RangesFigure = {
  type: 'ranges',
  title: 'Compter la personne responsable déplace chaque retour vers la gauche',
  measure: 'Retour sur investissement de la première année, en pourcentage des coûts',
  unit: '%',
  signed: true,
  dots: ['Responsable oublié', 'Responsable compté'],
  range: 'De la moitié du bénéfice à un quart de plus',
  rows: scenarios.map((scenario) => ({
    label: scenario.name,
    values: [returnOf(scenario, { hours: 0 }) * 100, returnOf(scenario) * 100],
    range: [returnOf(scenario, { part: cautious }) * 100, returnOf(scenario, { part: favourable }) * 100],
  })),
  note: 'Exemple illustratif : les cinq entreprises et leurs nombres sont inventés. L’intervalle tient compte du responsable.',
};
