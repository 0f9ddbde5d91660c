import type { DataTable } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { families, leastDiscount, plan, referenceUsers, weightShift } from './criteria.ts';
import {
  advised,
  advisedPrice,
  duels,
  familyMarks,
  improved,
  priceTests,
  scoreOf,
  today,
  weightTests,
  yearOneCost,
} from './model.ts';

const mark = (family: string, after: boolean) =>
  decimal(familyMarks(after ? improved() : today)[families.findIndex(({ name }) => name === family)] ?? 0, 2);
const euros = (value: number) => `${decimal(value)} €`;

export const planTable: DataTable = {
  caption: 'Ce qu’il faut faire, et l’effet attendu (notes de 0 à 4)',
  dense: true,
  columns: [{ label: 'Action' }, { label: 'Avant' }, { label: 'Après' }, { label: 'Échéance' }],
  rows: [
    {
      cells: [
        'Trois intégrations : comptabilité, téléphonie, agenda',
        mark('Intégrations', false),
        mark('Intégrations', true),
        `${plan.integrations.months} mois`,
      ],
    },
    {
      cells: [
        'Scénarios d’automatisation prêts à l’emploi',
        mark('Automatisation', false),
        mark('Automatisation', true),
        `${plan.scenarios.months} mois`,
      ],
    },
    {
      cells: [
        'Prix par utilisateur, nouveaux clients',
        euros(today.price),
        euros(advisedPrice),
        `${plan.priceMonths} mois`,
      ],
    },
    {
      cells: [
        'Score pondéré',
        decimal(scoreOf(today), 1),
        decimal(scoreOf(advised), 1),
        `${plan.scenarios.months} mois`,
      ],
      look: 'total',
    },
    {
      cells: [
        `Coût année 1, ${referenceUsers} utilisateurs`,
        euros(yearOneCost(today)),
        euros(yearOneCost(advised)),
        `${plan.priceMonths} mois`,
      ],
      look: 'total',
    },
  ],
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
