import type { Assumptions } from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';
import type { AssumptionEntry } from './calculatorTypes.ts';

/** The constants both calculators share, as the address and the reader name them; `costLabel` is the article's word. */
export const assumptionEntries = (costLabel: string): readonly AssumptionEntry<keyof Assumptions>[] => [
  {
    name: 'timeSaved',
    key: 'gain',
    label: 'Part du temps récupérée',
    unit: '%',
    hint: 'Sur l’ensemble des heures, des enquêtes relèvent :',
    measures: [
      {
        text: '5,4 % des heures de ceux qui s’en servent, 1,4 % de celles de tous les actifs (États-Unis, fin 2024)',
        source: 'fed-2025',
      },
      { text: 'environ 3 % dans onze métiers exposés (Danemark)', source: 'humlum-2025' },
    ],
  },
  {
    name: 'revenueGain',
    key: 'hausse',
    label: 'Chiffre d’affaires en plus',
    unit: '%',
    hint: 'La décision doit tenir à 0. Des dirigeants déclarent :',
    measures: [
      { text: '+15,8 % en moyenne chez les premiers utilisateurs', source: 'gartner-2024' },
      {
        text: 'environ 6 % des organisations tirent de l’IA 5 % ou plus de leur résultat et la jugent importante',
        source: 'mckinsey-2025',
      },
    ],
  },
  {
    name: 'margin',
    key: 'marge',
    label: 'Marge sur ces ventes',
    unit: '%',
    hint: 'À 100 %, toute vente compte comme un gain ; un contrôleur n’en retient que la marge.',
  },
  {
    name: 'cost',
    key: 'cout',
    label: costLabel,
    unit: '€',
    hint: `Cinq postes : ${doctrine.costs.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  },
  {
    name: 'weeks',
    key: 'semaines',
    label: 'Semaines par an',
    unit: 'semaines',
    hint: `${doctrine.weeksAYear} une fois les congés déduits.`,
  },
];
