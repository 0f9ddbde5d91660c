import type { DataTable } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { leastDiscount, today, weightShift } from './criteria.ts';
import { advisedPrice, duels, priceTests, weightTests } from './model.ts';
import { results } from './results.made.ts';
import { PLAN_CAPTION, planHeads, planRows } from './workbook/textSheets.ts';

const euros = (value: number) => `${decimal(value)} €`;
/** A figure as its cell of the workbook shows it. */
const shown = (value: number, format: string) =>
  format.endsWith('"€"') ? euros(value) : decimal(value, format.split('.')[1]?.length ?? 0);

export const planTable: DataTable = {
  caption: PLAN_CAPTION,
  dense: true,
  columns: planHeads.map((label) => ({ label })),
  rows: planRows.map(({ action, format, months }, index) => ({
    cells: [action, ...results.words[`plan${index as 0}`].map((value) => shown(value, format)), `${months} mois`],
    ...(index > 2 && { look: 'total' as const }),
  })),
};

export const priceTable: DataTable = {
  caption: 'Cinq prix essayés, lacunes comblées',
  dense: true,
  columns: [
    { label: 'Prix' },
    { label: 'Coût, année 1', digits: 0, unit: '€' },
    { label: 'Sous B et D, au moins', digits: 0, unit: '%' },
    { label: 'Ventes qu’on peut perdre', digits: 0 },
  ],
  rows: priceTests.map(({ price, cost, discount, spare }) => ({
    cells: [euros(price), cost, Math.floor(discount * 100), spare],
    ...(price === advisedPrice && { look: 'hot' as const }),
  })),
  note: `Règle : le prix le plus haut qui reste au moins ${leastDiscount * 100} % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur ${priceTests[0]?.needed} sans que les abonnements rapportent moins qu’à ${euros(today.price)}.`,
};

export const duelTable: DataTable = {
  caption: `L’offre à ${euros(advisedPrice)} face à chacun des cinq éditeurs`,
  columns: [
    { label: 'Face à' },
    { label: 'Score', digits: 1, signed: true },
    { label: 'Coût, année 1', digits: 0, unit: '€', signed: true },
    { label: 'Par point', digits: 0, unit: '€' },
    { label: 'Cet éditeur est…' },
  ],
  rows: duels.map(({ name, score, cost, perPoint, verdict }) => ({ cells: [name, score, cost, perPoint, verdict] })),
  note: 'Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur.',
};

const ranks = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const rank = (place: number) => ranks[place - 1] ?? String(place);
export const weightTable: DataTable = {
  caption: `Place de votre offre si une famille pèse ${weightShift} points de plus`,
  columns: [
    { label: 'Famille renforcée' },
    { label: 'Aujourd’hui' },
    { label: 'Lacunes comblées' },
    { label: 'Score alors', digits: 1 },
  ],
  rows: weightTests.map(({ name, today: now, improved: then, improvedScore }) => ({
    cells: [name, rank(now), rank(then), improvedScore],
    ...(now !== then && { look: 'hot' as const }),
  })),
  note: 'Les autres familles cèdent ces points en proportion de leur poids.',
};
