import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, percent } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import { type Month, type Plan, planOf } from './model.ts';
import { schedule } from './schedule.ts';
import { halfName, pricedIn } from './shown.ts';
import { sum } from './spending.ts';
import { type Stress, stressed } from './stress.ts';

export const financeTable = ({ finance, own, interest, envelope, drivers: d }: Plan): DataTable =>
  table(
    'Financement de l’enveloppe',
    'Source | Montant [0 k€] | Taux | Mensualité [2 k€] | Intérêts [1 k€]',
    [
      {
        cells: [
          `Crédit-bail de la cellule, ${decimal(d.lease.months, 0)} mois`,
          finance.amount,
          percent(d.lease.rate, 1),
          finance.rent,
          interest.lease,
        ],
      },
      {
        cells: [
          `Prêt bancaire, ${decimal(d.loan.months, 0)} mois`,
          d.loan.amount,
          percent(d.loan.rate, 1),
          finance.annuity,
          interest.loan,
        ],
      },
      ['Autofinancement', own, null, null, null],
      total('Total', envelope, null, finance.rent + finance.annuity, interest.lease + interest.loan),
    ],
    `Taux : hypothèses de ${pricedIn}. Intérêts du crédit-bail dès le premier acompte ; option d’achat de ${percent(d.lease.option)} comprise.`,
  );

/** What could go otherwise, the plan itself first. */
const stresses = ({ gates, drivers: { trials } }: Plan): readonly { name: string; stress: Stress }[] => {
  const extension = gates.find(({ month }) => month >= schedule.extension[0]);
  if (!extension) throw new Error('No gate before the extension');
  return [
    { name: 'Plan', stress: {} },
    { name: `Gains en retard de ${decimal(trials.late, 0)} mois`, stress: { late: trials.late } },
    { name: `Prix supérieurs de ${percent(trials.prices)}`, stress: { prices: 1 + trials.prices } },
    ...trials.reached.map((reached) => ({ name: `Objectifs atteints à ${percent(reached)}`, stress: { reached } })),
    { name: `Arrêt à ${extension.name}, sans l’extension`, stress: { stopAt: extension.month } },
  ];
};

export const stressTable = (plan: Plan): DataTable =>
  table(
    'Ce qui ferait changer la conclusion',
    ['Hypothèse', 'Remboursé', { label: `Solde à M${plan.cash.length}`, digits: 0, unit: 'k€', signed: true }],
    stresses(plan).map(({ name, stress }, index) => {
      const { payback, cash } = planOf(stressed(plan.drivers, stress));
      return {
        cells: [name, payback ? `à M${payback}` : `après M${cash.length}`, cash.at(-1)?.cumulative ?? 0],
        ...(index === 0 && { look: 'hot' as const }),
      };
    }),
  );

export function halvesTable({ cash, drivers: d }: Plan): DataTable {
  const over = (months: readonly Month[]) => [
    sum(months.map(({ gain, running }) => gain - running)),
    sum(months.map(({ spent, interest }) => spent + interest)),
  ];
  const starts = cash.filter(({ month }) => month % 6 === 1).map(({ month }) => month - 1);
  return table(
    'Semestre par semestre, en k€',
    'Semestre | Gain net [1] | Dépensé [1] | Cumul [1]',
    [
      ...starts.map((from) => ({
        cells: [halfName(from), ...over(cash.slice(from, from + 6)), cash[from + 5]?.cumulative ?? 0],
      })),
      total('Total', ...over(cash), null),
    ],
    `Gain net : frais courants déduits ; il commence le mois qui suit la mise en service, à ${percent(d.ramp.share)} pendant ${decimal(d.ramp.months, 0)} mois. Dépensé : achats, aléas, intérêts. Avant impôt, hors taxes, sans subvention ; totaux calculés avant arrondi.`,
    { dense: true },
  );
}
