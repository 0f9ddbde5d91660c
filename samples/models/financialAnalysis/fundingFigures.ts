import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { assumptions } from './assumptions.ts';
import { dilution, SAFETY_MONTHS, unitEconomics, withAmount } from './funding.ts';
import { outcomes, plan } from './plan.ts';

const { central } = plan;
const { closed, raise, credit } = assumptions;
const unit = unitEconomics(assumptions);
const total = ([one, two]: readonly [number, number]) => one + two;

export const unitTable: DataTable = {
  caption: 'Économie par client en 2024',
  columns: [{ label: 'Indicateur' }, { label: 'Valeur', digits: 1 }, { label: 'Calcul' }],
  rows: [
    {
      cells: [
        'Clients fin 2024',
        unit.customers,
        `${closed.customers.start} + ${closed.customers.won} gagnés − ${closed.customers.lost} perdus`,
      ],
      digits: 0,
    },
    {
      cells: [
        'Revenu récurrent annuel',
        unit.recurring / 1000,
        `${unit.customers} clients × ${decimal(closed.price, 2)} k€`,
      ],
      unit: 'M€',
    },
    {
      cells: ['Attrition annuelle', unit.churn * 100, `${closed.customers.lost} ÷ ${closed.customers.start} clients`],
      unit: '%',
    },
    {
      cells: [
        'Coût d’acquisition',
        unit.acquisition,
        `${decimal(unit.acquisition * closed.customers.won)} k€ ÷ ${closed.customers.won} clients`,
      ],
      unit: 'k€',
    },
    {
      cells: [
        'Retour sur acquisition',
        unit.payback,
        `${decimal(unit.acquisition)} k€ ÷ (${decimal(closed.price, 2)} k€ × ${decimal(unit.grossRate * 100, 1)} % ÷ 12)`,
      ],
      unit: 'mois',
    },
  ],
};

const balances = [
  { label: 'Créances clients', of: 'receivables', sign: 1 },
  { label: 'Abonnements encaissés d’avance', of: 'deferred', sign: -1 },
  { label: 'Dettes fournisseurs', of: 'payables', sign: -1 },
  { label: 'Dettes sociales', of: 'social', sign: -1 },
] as const;
const ends = [central.months[11], central.months[23]];
const openingWorkingCapital =
  closed.balance.receivables - closed.balance.deferred - closed.balance.payables - closed.balance.social;

export const workingCapitalTable: DataTable = {
  caption: 'Besoin en fonds de roulement au 31 décembre, scénario central, en k€',
  columns: [{ label: '' }, { label: '2024', digits: 0 }, { label: '2025', digits: 0 }, { label: '2026', digits: 0 }],
  rows: [
    ...balances.map(({ label, of, sign }) => ({
      cells: [label, sign * closed.balance[of], ...ends.map((month) => sign * (month?.[of] ?? 0))],
    })),
    { cells: ['BFR', openingWorkingCapital, ...ends.map((month) => month?.workingCapital ?? 0)], look: 'total' },
  ],
};

/** Amounts tried, k€. */
export const triedAmounts = [5000, 6000, 7000, 8000, 10_000] as const;
export const amountsTable: DataTable = {
  caption: 'Cinq montants, à plan inchangé : mois d’autonomie fin 2026',
  columns: [{ label: 'Montant levé' }, ...outcomes.map(({ scenario }) => ({ label: scenario.name, digits: 1 }))],
  rows: triedAmounts.map((amount) => ({
    cells: [
      `${amount / 1000} M€`,
      ...outcomes.map(({ scenario }) => withAmount(assumptions, scenario, amount).months ?? null),
    ],
    ...(amount === raise.amount && { look: 'hot' as const }),
  })),
  note: `Seuil retenu : ${SAFETY_MONTHS} mois dans les trois scénarios, soit six mois pour lever de nouveau et trois de marge.`,
};

export const valuations = [20_000, 24_000, 28_000] as const;
export const dilutionTable: DataTable = {
  caption: 'Dilution selon la valorisation avant la levée',
  columns: [
    { label: 'Valorisation avant' },
    { label: 'Multiple du revenu récurrent', digits: 1, unit: '×' },
    { label: 'Dilution', digits: 1, unit: '%' },
  ],
  rows: valuations.map((valuation) => ({
    cells: [`${valuation / 1000} M€`, valuation / unit.recurring, dilution(valuation, raise.amount) * 100],
  })),
  note: `Dilution : ${millions(raise.amount, 0)} divisés par la valorisation avant, augmentée de ${millions(raise.amount, 0)}. Valorisations : hypothèses de travail.`,
};

export const creditTable: DataTable = {
  caption: 'Crédit d’impôt recherche par année de dépense, en k€',
  dense: true,
  columns: [{ label: '' }, ...central.credits.map(({ year }) => ({ label: String(year), digits: 0 }))],
  rows: [
    { cells: ['Salaires chargés de l’équipe produit', ...central.credits.map(({ payroll }) => payroll)] },
    {
      cells: [`Part éligible retenue : ${credit.eligible * 100} %`, ...central.credits.map(({ eligible }) => eligible)],
    },
    { cells: ['Assiette, frais compris', ...central.credits.map(({ base }) => base)] },
    { cells: [`Crédit à ${credit.rate * 100} %`, ...central.credits.map((year) => year.credit)], look: 'total' },
    {
      cells: [
        'Encaissé l’année suivante',
        ...central.credits.map(({ year }) => (year < 2026 ? `en ${year + 1}` : 'hors prévision')),
      ],
    },
  ],
};

export const breakEvenTable: DataTable = {
  caption: 'Point mort à charges de décembre 2026 gelées',
  dense: true,
  columns: [{ label: '' }, ...outcomes.map(({ scenario }) => ({ label: scenario.name, digits: 0 }))],
  rows: [
    { cells: ['Charges annuelles, en k€', ...outcomes.map(({ breakEven }) => breakEven.charges)] },
    {
      cells: ['Marge brute par client et par an, en k€', ...outcomes.map(({ breakEven }) => breakEven.margin)],
      digits: 2,
    },
    { cells: ['Clients au point mort', ...outcomes.map(({ breakEven }) => breakEven.needed)], look: 'total' },
    { cells: ['Clients en décembre 2026', ...outcomes.map(({ breakEven }) => breakEven.customers)] },
    { cells: ['Clients gagnés par mois, net', ...outcomes.map(({ breakEven }) => breakEven.pace)], digits: 1 },
    { cells: ['Mois pour y parvenir', ...outcomes.map(({ breakEven }) => breakEven.months ?? null)], look: 'total' },
  ],
};

const flow = (label: string, [one, two]: readonly [number, number], sign: 1 | -1) => ({
  cells: [label, sign * one, sign * two, sign * (one + two)],
});
const { bridge } = central;
export const usesTable: DataTable = {
  caption: 'De la trésorerie de 2024 à celle de 2026, scénario central, en k€',
  columns: [
    { label: '' },
    { label: '2025', digits: 0 },
    { label: '2026', digits: 0 },
    { label: 'Deux ans', digits: 0 },
  ],
  rows: [
    { cells: ['Trésorerie à l’ouverture', bridge.opening, bridge.closing[0], bridge.opening], look: 'total' },
    ...bridge.sources.map(({ label, amounts }) => flow(label, amounts, 1)),
    ...bridge.uses.map(({ label, amounts }) => flow(label, amounts, -1)),
    { cells: ['Trésorerie à la clôture', ...bridge.closing, bridge.closing[1]], look: 'total' },
  ],
  note: `R&D, ventes et équipe : hausse des charges par rapport à 2024. Sur deux ans, ${assumptions.teams.map(({ team }) => decimal(total(bridge.uses[assumptions.teams.findIndex((one) => one.team === team) + 1]?.amounts ?? [0, 0]))).join(' + ')} = ${decimal(raise.amount * (1 - raise.reserve))} k€, soit ${decimal((1 - raise.reserve) * 100)} % de la levée ; la réserve n’est jamais entamée.`,
};

/** The split of the raise, as specified: shares of the amount. */
export const split = {
  caption: 'Emploi des fonds',
  parts: [
    ...assumptions.teams.map(({ name, share }) => ({
      label: name,
      share: share * 100,
      amount: millions(raise.amount * share, 1),
    })),
    { label: 'Réserve de trésorerie', share: raise.reserve * 100, amount: millions(raise.amount * raise.reserve, 1) },
  ],
};
/** The lowest cash of the three scenarios once the funds are there, k€. */
export const lowest = Math.min(
  ...outcomes.flatMap(({ months, scenario }) => months.slice(scenario.closing).map(({ cash }) => cash)),
);
