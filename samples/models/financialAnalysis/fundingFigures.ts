import type { BarsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { YEARS } from './figures.ts';
import { given, holders, SAFETY_MONTHS, scenarioNames, teams, triedAmounts, VALUATION, valuations } from './inputs.ts';
import { results } from './results.made.ts';

const { summary, ratios, raise, raiseOrNot } = results;
const raised = millions(given.raise, 0);
const yearColumns = [{ label: '' }, ...YEARS.map((label) => ({ label, digits: 0 }))];

export const unitTable: DataTable = {
  caption: 'Économie par client en 2024',
  columns: [{ label: 'Indicateur' }, { label: 'Valeur', digits: 1 }, { label: 'Calcul' }],
  rows: [
    {
      cells: [
        'Clients fin 2024',
        ratios.customers[0],
        `${given.customersStart} + ${given.customersWon} gagnés − ${given.customersLost} perdus`,
      ],
      digits: 0,
    },
    {
      cells: [
        'Revenu récurrent annuel',
        ratios.recurring[0] / 1000,
        `${ratios.customers[0]} clients × ${decimal(given.price2024, 2)} k€`,
      ],
      unit: 'M€',
    },
    {
      cells: ['Attrition annuelle', ratios.churn[0] * 100, `${given.customersLost} ÷ ${given.customersStart} clients`],
      unit: '%',
    },
    {
      cells: [
        'Coût d’acquisition',
        ratios.acquisition[0],
        `${decimal(ratios.acquisition[0] * given.customersWon)} k€ ÷ ${given.customersWon} clients`,
      ],
      unit: 'k€',
    },
    {
      cells: [
        'Retour sur acquisition',
        ratios.payback[0],
        `${decimal(ratios.acquisition[0])} k€ ÷ (${decimal(given.price2024, 2)} k€ × ${decimal(ratios.grossRate[0] * 100, 1)} % ÷ 12)`,
      ],
      unit: 'mois',
    },
  ],
};

export const workingCapitalTable: DataTable = {
  caption: 'Besoin en fonds de roulement au 31 décembre, scénario central, en k€',
  columns: yearColumns,
  rows: [
    { cells: ['Créances clients', ...summary.receivables] },
    { cells: ['Abonnements encaissés d’avance', ...summary.deferred] },
    { cells: ['Dettes fournisseurs', ...summary.payables] },
    { cells: ['Dettes sociales', ...summary.social] },
    { cells: ['BFR', ...summary.workingCapital], look: 'total' },
  ],
};

export const amountsTable: DataTable = {
  caption: 'Cinq montants, à plan inchangé : mois d’autonomie fin 2026',
  columns: [{ label: 'Montant levé' }, ...scenarioNames.map((label) => ({ label, digits: 1 }))],
  rows: triedAmounts.map((amount) => ({
    cells: [`${amount / 1000} M€`, ...raise[`tried${amount}`]],
    ...(amount === given.raise && { look: 'hot' as const }),
  })),
  note: `Seuil retenu : ${SAFETY_MONTHS} mois dans les trois scénarios, soit six mois pour lever de nouveau et trois de marge.`,
};

export const dilutionTable: DataTable = {
  caption: 'Dilution selon la valorisation avant la levée',
  columns: [
    { label: 'Valorisation avant' },
    { label: 'Multiple du revenu récurrent', digits: 1, unit: '×' },
    { label: 'Dilution', digits: 1, unit: '%' },
  ],
  rows: valuations.map((valuation) => {
    const [multiple, dilution] = raise[`valued${valuation}`];
    return { cells: [`${valuation / 1000} M€`, multiple, dilution * 100] };
  }),
  note: `Dilution : ${raised} divisés par la valorisation avant, augmentée de ${raised}. Valorisations : hypothèses de travail.`,
};

export const creditTable: DataTable = {
  caption: 'Crédit d’impôt recherche par année de dépense, en k€',
  dense: true,
  columns: yearColumns,
  rows: [
    { cells: ['Salaires chargés de l’équipe produit', ...ratios.payroll] },
    { cells: [`Part éligible retenue : ${given.eligible * 100} %`, ...ratios.eligible] },
    { cells: ['Assiette, frais compris', ...ratios.base] },
    { cells: [`Crédit à ${given.creditRate * 100} %`, ...ratios.credit], look: 'total' },
    { cells: ['Encaissé l’année suivante', 'en 2025', 'en 2026', 'hors prévision'] },
  ],
};

const rises = teams.map(({ key }) => decimal(-summary[`rise${key}`][2])).join(' + ');
export const usesTable: DataTable = {
  caption: 'De la trésorerie de 2024 à celle de 2026, scénario central, en k€',
  columns: [
    { label: '' },
    { label: '2025', digits: 0 },
    { label: '2026', digits: 0 },
    { label: 'Deux ans', digits: 0 },
  ],
  rows: [
    { cells: ['Trésorerie à l’ouverture', ...summary.opening], look: 'total' },
    { cells: ['Levée', ...summary.funds] },
    { cells: ['Marge brute', ...summary.fundMargin] },
    { cells: ['Crédit d’impôt recherche encaissé', ...summary.fundCredit] },
    { cells: ['Baisse du BFR', ...summary.fundReleased] },
    { cells: ['Charges au niveau de 2024', ...summary.usual] },
    ...teams.map(({ key, name }) => ({ cells: [name, ...summary[`rise${key}`]] })),
    { cells: ['Investissements', ...summary.invested] },
    { cells: ['Frais de levée', ...summary.paidFees] },
    { cells: ['Trésorerie à la clôture', ...summary.closing], look: 'total' },
  ],
  note: `R&D, ventes et équipe : hausse des charges par rapport à 2024. Sur deux ans, ${rises} = ${decimal(given.raise * (1 - given.reserve))} k€, soit ${decimal((1 - given.reserve) * 100)} % de la levée ; la réserve n’est jamais entamée.`,
};

/** The split of the raise, as specified: shares of the amount. */
export const split = {
  caption: 'Emploi des fonds',
  parts: [...teams, { name: 'Réserve de trésorerie', share: given.reserve }].map(({ name, share }) => ({
    label: name,
    share: share * 100,
    amount: millions(given.raise * share, 1),
  })),
};

const sideBySide = (label: string, [alone, together]: readonly number[]) => ({
  cells: [label, alone ?? 0, together ?? 0],
});
export const raiseTable: DataTable = {
  caption: 'La même entreprise, scénario central, en k€',
  columns: [{ label: '' }, { label: 'Sans levée', digits: 0 }, { label: `Avec ${raised}`, digits: 0 }],
  rows: [
    sideBySide('Clients, décembre 2026', raiseOrNot.customers),
    sideBySide('Clients au point mort', raiseOrNot.breakEven),
    sideBySide('EBITDA de décembre 2026', raiseOrNot.ebitdaDecember),
    { ...sideBySide('Trésorerie fin 2026', raiseOrNot.cash2026), look: 'hot' },
    sideBySide('Chiffre d’affaires 2026', raiseOrNot.revenue2026),
    sideBySide('Chiffre d’affaires 2027', raiseOrNot.revenue2027),
    sideBySide('EBITDA 2027', raiseOrNot.ebitda2027),
    { ...sideBySide('Trésorerie fin 2027', raiseOrNot.cash2027), look: 'total' },
    { ...sideBySide('Capital gardé par les associés actuels', raiseOrNot.kept), unit: '%' },
  ],
  note: `2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de ${millions(VALUATION, 0)} avant la levée, hypothèse.`,
};

export const capTable: DataTable = {
  caption: `Table de capitalisation, ${raised} levés à ${millions(VALUATION, 0)} de valorisation`,
  columns: [{ label: 'Associé' }, { label: 'Avant', digits: 1, unit: '%' }, { label: 'Après', digits: 1, unit: '%' }],
  rows: [
    ...holders.map(({ name }) => ({ cells: [name, ...raiseOrNot[name]] })),
    { cells: ['Nouveaux investisseurs', ...raiseOrNot.investors] },
    { cells: ['Total', 100, 100], look: 'total' },
  ],
  note: 'Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels.',
};

export const capChart: BarsChart = {
  type: 'bars',
  title: 'Qui détient quoi après la levée',
  measure: `Parts du capital, en %, ${raised} levés à ${millions(VALUATION, 0)}`,
  unit: '%',
  digits: 1,
  rows: [
    ...holders.map(({ name }) => ({ label: name, value: raiseOrNot[name][1] })),
    { label: 'Nouveaux investisseurs', value: raiseOrNot.investors[1], hot: true },
  ],
};
