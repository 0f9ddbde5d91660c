import { decimal } from '../../../data/french/frenchNumbers.ts';
import { table } from '../../parts.ts';
import { leastDiscount, today, weightShift } from './criteria.ts';
import { advisedPrice, duels, priceTests, weightTests } from './model.ts';
import { results } from './results.made.ts';
import { PLAN_CAPTION, planHeads, planRows } from './workbook/textSheets.ts';

const euros = (value: number) => `${decimal(value)} €`;
/** A figure as its cell of the workbook shows it. */
const shown = (value: number, format: string) =>
  format.endsWith('"€"') ? euros(value) : decimal(value, format.split('.')[1]?.length ?? 0);

export const planTable = table(
  PLAN_CAPTION,
  planHeads.map((label) => ({ label })),
  planRows.map(({ action, format, months }, index) => ({
    cells: [action, ...results.words[`plan${index as 0}`].map((value) => shown(value, format)), `${months} mois`],
    ...(index > 2 && { look: 'total' as const }),
  })),
  '',
  { dense: true },
);

export const priceTable = table(
  'Cinq prix essayés, lacunes comblées',
  'Prix | Coût, année 1 [0 €] | Sous B et D, au moins [0 %] | Ventes qu’on peut perdre [0]',
  priceTests.map(({ price, cost, discount, spare }) => ({
    cells: [euros(price), cost, Math.floor(discount * 100), spare],
    ...(price === advisedPrice && { look: 'hot' as const }),
  })),
  `Règle : le prix le plus haut qui reste au moins ${leastDiscount * 100} % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur ${priceTests[0]?.needed} sans que les abonnements rapportent moins qu’à ${euros(today.price)}.`,
  { dense: true },
);

export const duelTable = table(
  `L’offre à ${euros(advisedPrice)} face à chacun des cinq éditeurs`,
  [
    'Face à',
    { label: 'Score', digits: 1, signed: true },
    { label: 'Coût, année 1', digits: 0, unit: '€', signed: true },
    'Par point [0 €]',
    'Cet éditeur est…',
  ],
  duels.map(({ name, score, cost, perPoint, verdict }) => [name, score, cost, perPoint, verdict]),
  'Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur.',
);

const ranks = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const rank = (place: number) => ranks[place - 1] ?? String(place);
export const weightTable = table(
  `Place de votre offre si une famille pèse ${weightShift} points de plus`,
  'Famille renforcée | Aujourd’hui | Lacunes comblées | Score alors [1]',
  weightTests.map(({ name, today: now, improved: then, improvedScore }) => ({
    cells: [name, rank(now), rank(then), improvedScore],
    ...(now !== then && { look: 'hot' as const }),
  })),
  'Les autres familles cèdent ces points en proportion de leur poids.',
);
