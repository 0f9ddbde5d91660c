import { decimal, millions } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, hotIf, table, total } from '../../parts.ts';
import { YEARS } from './figures.ts';
import { given, holders, SAFETY_MONTHS, scenarioNames, teams, triedAmounts, VALUATION, valuations } from './inputs.ts';
import { results } from './results.made.ts';

const { summary, ratios, raise, raiseOrNot } = results;
const raised = millions(given.raise, 0);
const yearColumns = [{ label: '' }, ...YEARS.map((label) => ({ label, digits: 0 }))];

export const unitTable = table('Économie par client en 2024', 'Indicateur | Valeur [1] | Calcul', [
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
]);

export const workingCapitalTable = table(
  'Besoin en fonds de roulement au 31 décembre, scénario central, en k€',
  yearColumns,
  [
    ['Créances clients', ...summary.receivables],
    ['Abonnements encaissés d’avance', ...summary.deferred],
    ['Dettes fournisseurs', ...summary.payables],
    ['Dettes sociales', ...summary.social],
    total(['BFR', ...summary.workingCapital]),
  ],
);

export const amountsTable = table(
  'Cinq montants, à plan inchangé : mois d’autonomie fin 2026',
  ['Montant levé', ...scenarioNames.map((label) => ({ label, digits: 1 }))],
  triedAmounts.map((amount) => hotIf(amount === given.raise, [`${amount / 1000} M€`, ...raise[`tried${amount}`]])),
  `Seuil retenu : ${SAFETY_MONTHS} mois dans les trois scénarios, soit six mois pour lever de nouveau et trois de marge.`,
);

export const dilutionTable = table(
  'Dilution selon la valorisation avant la levée',
  'Valorisation avant | Multiple du revenu récurrent [1 ×] | Dilution [1 %]',
  valuations.map((valuation) => {
    const [multiple, dilution] = raise[`valued${valuation}`];
    return { cells: [`${valuation / 1000} M€`, multiple, dilution * 100] };
  }),
  `Dilution : ${raised} divisés par la valorisation avant, augmentée de ${raised}. Valorisations : hypothèses de travail.`,
);

export const creditTable = table(
  'Crédit d’impôt recherche par année de dépense, en k€',
  yearColumns,
  [
    ['Salaires chargés de l’équipe produit', ...ratios.payroll],
    [`Part éligible retenue : ${given.eligible * 100} %`, ...ratios.eligible],
    ['Assiette, frais compris', ...ratios.base],
    total([`Crédit à ${given.creditRate * 100} %`, ...ratios.credit]),
    'Encaissé l’année suivante | en 2025 | en 2026 | hors prévision',
  ],
  '',
  { dense: true },
);

const rises = teams.map(({ key }) => decimal(-summary[`rise${key}`][2])).join(' + ');
export const usesTable = table(
  'De la trésorerie de 2024 à celle de 2026, scénario central, en k€',
  ' | 2025 [0] | 2026 [0] | Deux ans [0]',
  [
    total(['Trésorerie à l’ouverture', ...summary.opening]),
    ['Levée', ...summary.funds],
    ['Marge brute', ...summary.fundMargin],
    ['Crédit d’impôt recherche encaissé', ...summary.fundCredit],
    ['Baisse du BFR', ...summary.fundReleased],
    ['Charges au niveau de 2024', ...summary.usual],
    ...teams.map(({ key, name }) => [name, ...summary[`rise${key}`]]),
    ['Investissements', ...summary.invested],
    ['Frais de levée', ...summary.paidFees],
    total(['Trésorerie à la clôture', ...summary.closing]),
  ],
  `R&D, ventes et équipe : hausse des charges par rapport à 2024. Sur deux ans, ${rises} = ${decimal(given.raise * (1 - given.reserve))} k€, soit ${decimal((1 - given.reserve) * 100)} % de la levée ; la réserve n’est jamais entamée.`,
);

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
export const raiseTable = table(
  'La même entreprise, scénario central, en k€',
  ` | Sans levée [0] | Avec ${raised} [0]`,
  [
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
  `2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de ${millions(VALUATION, 0)} avant la levée, hypothèse.`,
);

export const capTable = table(
  `Table de capitalisation, ${raised} levés à ${millions(VALUATION, 0)} de valorisation`,
  'Associé | Avant [1 %] | Après [1 %]',
  [
    ...holders.map(({ name }) => [name, ...raiseOrNot[name]]),
    ['Nouveaux investisseurs', ...raiseOrNot.investors],
    total(['Total', 100, 100]),
  ],
  'Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels.',
);

export const capChart = bars(
  'Qui détient quoi après la levée',
  `Parts du capital, en %, ${raised} levés à ${millions(VALUATION, 0)}`,
  [
    ...holders.map(({ name }) => bar(name, raiseOrNot[name][1])),
    bar('Nouveaux investisseurs', raiseOrNot.investors[1], true),
  ],
  { unit: '%', digits: 1 },
);
