import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { returnOf, scenarios } from './scenarios.ts';

export const returns: GroupsFigure = {
  type: 'groups',
  title: 'Le meilleur des cinq perd plus d’un tiers de son rendement quand on compte la personne responsable',
  measure: 'Ce que rapportent 100 € de coûts la première année, en euros',
  unit: '€',
  series: ['Responsable oublié', 'Responsable compté'],
  groups: scenarios.map((scenario) => ({
    label: scenario.name,
    values: [(1 + returnOf(scenario, { hours: 0 })) * 100, (1 + returnOf(scenario)) * 100],
  })),
  line: { value: 100, label: '100\u00a0€ : l’équilibre' },
  note: 'Exemple illustratif : les cinq entreprises et leurs nombres sont inventés.',
};
