import type { DataTable, InnerPage } from '../../../data/examples/types.ts';
import { monthText } from '../../../data/french/frenchDates.ts';
import { decimal, millions, percent } from '../../../data/french/frenchNumbers.ts';
import { assumptions } from './assumptions.ts';
import { chargesTable, driversTable, hiresTable, inputsTable, monthlyTable, revenueChart } from './figures.ts';
import { dilution, SAFETY_MONTHS, unitEconomics, withAmount, withoutFunds } from './funding.ts';
import {
  amountsTable,
  breakEvenTable,
  creditTable,
  dilutionTable,
  unitTable,
  workingCapitalTable,
} from './fundingFigures.ts';
import { closingCash2024, consumed2024 } from './model.ts';
import { outcome, outcomes, plan } from './plan.ts';
import { raisePages } from './raiseOrNot.ts';

const { prudent, central } = plan;
const { raise, credit, hires } = assumptions;
const [y2024, y2025, y2026] = central.years;
const unit = unitEconomics(assumptions);
const months = (value: number | undefined, digits = 1) =>
  value === undefined ? 'sans limite' : `${decimal(value, digits)} mois`;

/** Nobody hired, nothing raised, central trade. */
const alone = withoutFunds(assumptions, central.scenario);
const aloneRevenue = alone.slice(12).reduce((sum, { revenue }) => sum + revenue, 0);
/** The fallback: the first wave only, and six millions. */
const fallbackAmount = 6000;
const fallback = [central, prudent].map(({ scenario }) =>
  outcome(
    { ...assumptions, raise: { ...raise, amount: fallbackAmount }, hires: hires.filter(({ wave }) => wave === 1) },
    scenario,
  ),
);
/** Half way between the prudent and the central scenario: where one leaves the other. */
const halfWay = (one: number, other: number) => (one + other) / 2;
export const wonInHalf = ({ months: all }: typeof central) => all.slice(0, 6).reduce((sum, { won }) => sum + won, 0);
export const gates = {
  wonByJune: Math.round(halfWay(wonInHalf(prudent), wonInHalf(central))),
  customersByDecember: Math.round(halfWay(prudent.years[1].customers, central.years[1].customers)),
  churn: halfWay(prudent.scenario.churn, central.scenario.churn),
  /** Above a third, the raise is not worth its price. */
  dilution: 1 / 3,
};
export const leastValuation = raise.amount / gates.dilution - raise.amount;
const secondWave = hires.filter(({ wave }) => wave === 2).reduce((sum, { count, cost }) => sum + count * cost, 0);

export const actionTable: DataTable = {
  caption: 'Plan d’action',
  columns: [{ label: 'Décision' }, { label: 'Qui' }, { label: 'Avant' }, { label: 'Preuve attendue' }],
  rows: [
    {
      cells: [
        `Ouvrir le tour à ${millions(raise.amount, 0)}`,
        'Dirigeants',
        'J+15',
        'Dossier et classeur envoyés aux fonds',
      ],
    },
    { cells: ['Préparer le dossier du crédit d’impôt', 'Finance', 'J+60', 'Projets décrits, temps relevés'] },
    {
      cells: [
        'Ne signer aucune embauche avant la levée',
        'Direction',
        'J+1',
        `${decimal(y2024.people)} salariés à la signature`,
      ],
    },
    { cells: ['Suivre la trésorerie chaque semaine', 'Finance', 'J+30', 'Tableau à 13 semaines'] },
  ],
};

/** What to watch, the most pressing first. */
export const watchTable: DataTable = {
  caption: 'Points de vigilance, du plus pressant au moins pressant',
  columns: [{ label: 'Point' }, { label: 'Mesure' }, { label: 'Ce qui le déclencherait' }],
  rows: [
    { cells: ['1. Trésorerie avant la levée', `${millions(central.low.cash)} au plus bas`, 'une levée en retard'] },
    { cells: ['2. BFR négatif', 'il apporte tant que la société croît', 'des clients qui paient au mois'] },
    {
      cells: [
        '3. Coût d’acquisition',
        `${decimal(y2025.charges.sales / y2025.won, 1)} k€ en 2025`,
        'des commerciaux formés trop tard',
      ],
    },
  ],
};

const ownPages: readonly InnerPage[] = [
  {
    folio: 6,
    section: 'Diagnostic financier',
    title: `Un client se paie en ${decimal(Math.ceil(unit.payback))} mois, et la croissance apporte de la trésorerie`,
    blocks: [
      { kind: 'table', table: unitTable },
      { kind: 'table', table: workingCapitalTable },
      {
        kind: 'text',
        text: `L’entreprise a consommé ${millions(consumed2024(assumptions))} en 2024 et finit l’année avec ${millions(closingCash2024(assumptions))}. Son BFR est négatif : la moitié du chiffre d’affaires est encaissée un an d’avance. Tant qu’elle croît, il apporte de la trésorerie ; si elle ralentit, il en reprend. Le coût d’acquisition monte à ${decimal(y2025.charges.sales / y2025.won, 1)} k€ en 2025, le temps de former, puis revient à ${decimal(y2026.charges.sales / y2026.won, 1)} k€.`,
      },
    ],
  },
  {
    folio: 11,
    section: 'Prévisions à trois ans',
    title: 'Le chiffre d’affaires suit les commerciaux formés',
    blocks: [
      { kind: 'chart', chart: revenueChart },
      { kind: 'table', table: driversTable },
      {
        kind: 'text',
        text: `La croissance passe de ${percent(y2024.revenue / assumptions.past[2023] - 1)} en 2024 à ${percent(y2025.revenue / y2024.revenue - 1)} en 2025, puis ${percent(y2026.revenue / y2025.revenue - 1)} en 2026, une fois les embauches formées.`,
      },
    ],
  },
  {
    folio: 13,
    section: 'Prévisions à trois ans',
    title: `${decimal(y2026.people - y2024.people)} embauches en deux vagues, après la levée seulement`,
    blocks: [
      { kind: 'table', table: hiresTable },
      { kind: 'table', table: chargesTable },
      {
        kind: 'text',
        text: `La seconde vague coûte ${decimal(secondWave)} k€ par an. Elle se décide sur les clients gagnés, pas sur le calendrier.`,
      },
    ],
  },
  {
    folio: 15,
    section: 'Prévisions à trois ans',
    title: `Le point bas est de ${millions(central.low.cash)}, un mois avant la levée`,
    blocks: [{ kind: 'table', table: monthlyTable }],
  },
  {
    folio: 17,
    section: 'Prévisions à trois ans',
    title: 'Le scénario prudent ne paie pas la seconde vague',
    blocks: [
      { kind: 'table', table: inputsTable },
      { kind: 'table', table: breakEvenTable },
      {
        kind: 'text',
        text: `Central : l’équilibre demande ${decimal(central.breakEven.needed)} clients, ${months(central.breakEven.months, 0)} après 2026, pour ${months(central.runway)} d’autonomie à consommation constante. Prudent : ${months(prudent.breakEven.months, 0)} pour ${months(prudent.runway)} d’autonomie. Il faut alors s’arrêter à la première vague.`,
      },
    ],
  },
  {
    folio: 21,
    section: 'Plan de financement',
    title: `${millions(raise.amount, 0)} : le plus petit montant essayé qui laisse ${SAFETY_MONTHS} mois partout`,
    blocks: [
      { kind: 'table', table: amountsTable },
      {
        kind: 'text',
        text: `À ${millions(7000, 0)}, le scénario prudent ne garde que ${months(withAmount(assumptions, prudent.scenario, 7000).months)}. Ne rien lever reste possible : sans embauche, la trésorerie ne descend pas sous ${millions(Math.min(...alone.map(({ cash }) => cash)))}, mais le chiffre d’affaires de 2026 s’arrête à ${millions(aloneRevenue)}, contre ${millions(y2026.revenue)}.`,
      },
      { kind: 'table', table: dilutionTable },
    ],
  },
  {
    folio: 23,
    section: 'Plan de financement',
    title: `Le crédit d’impôt recherche rapporte ${decimal(y2025.creditReceived + y2026.creditReceived)} k€ en deux ans`,
    blocks: [
      { kind: 'table', table: creditTable },
      { kind: 'heading', text: 'Ce que dit la loi' },
      {
        kind: 'list',
        items: [
          `Taux de ${percent(credit.rate)} jusqu’à 100 M€ de dépenses : CGI, article 244 quater B [1].`,
          `Frais de fonctionnement : ${percent(credit.overhead2024)} des salaires de recherche en 2024, ${percent(credit.overhead)} pour ceux exposés depuis le 15 février 2025 [2]. Par prudence, ${percent(credit.overhead)} sur toute l’année 2025.`,
          'Une PME se fait rembourser sans attendre d’imputer le crédit sur l’impôt : CGI, article 199 ter B [1].',
        ],
      },
      { kind: 'heading', text: 'Ce qui reste à prouver' },
      {
        kind: 'text',
        text: `La part éligible, ${percent(credit.eligible)}, est une hypothèse : elle demande un dossier par projet et des relevés de temps. Amortissements et crédit innovation ne sont pas comptés. Remboursement attendu en ${monthText(central.scenario.creditMonth, 2025)}, en ${monthText(prudent.scenario.creditMonth, 2025)} dans le scénario prudent.`,
      },
    ],
  },
  {
    folio: 26,
    section: 'Recommandations',
    title: 'Quatre décisions à prendre dans les 90 jours',
    blocks: [
      {
        kind: 'table',
        table: actionTable,
      },
      { kind: 'heading', text: 'Ce qui ferait changer d’avis' },
      {
        kind: 'list',
        items: [
          `Moins de ${gates.wonByJune} clients gagnés au premier semestre 2025 : prendre le scénario prudent pour base.`,
          `Moins de ${gates.customersByDecember} clients fin 2025, ou plus de ${percent(gates.churn, 2)} d’attrition mensuelle : ne pas lancer la seconde vague.`,
          `Une valorisation sous ${millions(leastValuation, 0)}, donc une dilution de plus d’un tiers : lever ${millions(fallbackAmount, 0)} pour la première vague seule. Il reste ${months(fallback[0]?.runway)} d’autonomie fin 2026 dans le scénario central, ${months(fallback[1]?.runway)} dans le prudent.`,
        ],
      },
      {
        kind: 'note',
        text: `Seuils : à mi-chemin des scénarios prudent et central. À ${millions(24_000, 0)} de valorisation, la dilution est de ${percent(dilution(24_000, raise.amount))}. ${outcomes.length} scénarios, tous dans le classeur.`,
      },
    ],
  },
];

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [...ownPages, ...raisePages(leastValuation)].sort(
  (one, other) => one.folio - other.folio,
);
