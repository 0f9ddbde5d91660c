import type { BarsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable, InnerPage } from '../../../data/examples/types.ts';
import { decimal, millions, percent } from '../../../data/french/frenchNumbers.ts';
import { claim } from '../claim.ts';
import { assumptions } from './assumptions.ts';
import { dilution, threeYears } from './funding.ts';
import { plan } from './plan.ts';

const { raise } = assumptions;
/** The valuation before the raise that the tables of the page take. */
const VALUATION = 24_000;
const sold = dilution(VALUATION, raise.amount);
const { scenario } = plan.central;
const raised = threeYears(assumptions, scenario, true);
export const alone = threeYears(assumptions, scenario, false);
const cautious = threeYears(assumptions, plan.prudent.scenario, false);
const both = [alone, raised] as const;
const december = ({ months }: typeof alone) => months[23]?.ebitda ?? 0;
const lowest = ({ months }: typeof alone) => Math.min(...months.map(({ cash }) => cash));

export const raiseTable: DataTable = {
  caption: 'La même entreprise, scénario central, en k€',
  columns: [
    { label: '' },
    { label: 'Sans levée', digits: 0 },
    { label: `Avec ${millions(raise.amount, 0)}`, digits: 0 },
  ],
  rows: [
    { cells: ['Clients, décembre 2026', ...both.map(({ breakEven }) => breakEven.customers)] },
    { cells: ['Clients au point mort', ...both.map(({ breakEven }) => breakEven.needed)] },
    { cells: ['EBITDA de décembre 2026', ...both.map(december)] },
    { cells: ['Trésorerie fin 2026', ...both.map(({ second }) => second.cash)], look: 'hot' },
    { cells: ['Chiffre d’affaires 2026', ...both.map(({ second }) => second.revenue)] },
    { cells: ['Chiffre d’affaires 2027', ...both.map(({ third }) => third.revenue)] },
    { cells: ['EBITDA 2027', ...both.map(({ third }) => third.ebitda)] },
    { cells: ['Trésorerie fin 2027', ...both.map(({ third }) => third.cash)], look: 'total' },
    { cells: ['Capital gardé par les associés actuels', 100, (1 - sold) * 100], unit: '%' },
  ],
  note: `2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de ${millions(VALUATION, 0)} avant la levée, hypothèse.`,
};

/** Who holds what, before and after: parts of the capital in %. */
const holders = [
  { name: 'Fondateurs', share: 78 },
  { name: 'Premiers investisseurs', share: 14 },
  { name: 'Salariés (BSPCE)', share: 8 },
];
export const capTable: DataTable = {
  caption: `Table de capitalisation, ${millions(raise.amount, 0)} levés à ${millions(VALUATION, 0)} de valorisation`,
  columns: [{ label: 'Associé' }, { label: 'Avant', digits: 1, unit: '%' }, { label: 'Après', digits: 1, unit: '%' }],
  rows: [
    ...holders.map(({ name, share }) => ({ cells: [name, share, share * (1 - sold)] })),
    { cells: ['Nouveaux investisseurs', 0, sold * 100] },
    { cells: ['Total', 100, 100], look: 'total' },
  ],
  note: 'Répartition d’illustration, options exercées. Aucune réserve nouvelle d’options n’est créée ici : si le fonds en demande une, elle dilue les associés actuels.',
};

const capChart: BarsChart = {
  type: 'bars',
  title: 'Qui détient quoi après la levée',
  measure: `Parts du capital, en %, ${millions(raise.amount, 0)} levés à ${millions(VALUATION, 0)}`,
  unit: '%',
  digits: 1,
  rows: [
    ...holders.map(({ name, share }) => ({ label: name, value: share * (1 - sold) })),
    { label: 'Nouveaux investisseurs', value: sold * 100, hot: true },
  ],
};

/** With the raise and without it, then what the advice depends on. */
export const raisePages = (leastValuation: number): readonly InnerPage[] => [
  {
    folio: 19,
    section: 'Plan de financement',
    title: 'Lever ou non : seule, l’entreprise s’équilibre en décembre 2026',
    blocks: [
      { kind: 'table', table: raiseTable },
      {
        kind: 'text',
        text: claim(
          alone.breakEven.customers >= alone.breakEven.needed &&
            raised.breakEven.customers < raised.breakEven.needed &&
            raised.third.revenue > 1.5 * alone.third.revenue,
          `Sans lever, ${decimal(alone.breakEven.customers)} clients pour ${decimal(alone.breakEven.needed)} nécessaires, et ${millions(alone.second.cash)} en caisse. Avec ${millions(raise.amount, 0)}, ${decimal(raised.breakEven.customers)} pour ${decimal(raised.breakEven.needed)} : la levée achète de la taille, elle n’achète pas l’équilibre.`,
        ),
      },
      {
        kind: 'text',
        text: claim(
          cautious.breakEven.customers < cautious.breakEven.needed && lowest(cautious) > 0,
          `Le conseil qui suit : lever si le but est de prendre le marché, et à ${millions(leastValuation, 0)} de valorisation au moins ; sinon, rester seul. Dans le scénario prudent, seul veut dire ${decimal(cautious.breakEven.customers)} clients pour ${decimal(cautious.breakEven.needed)} fin 2026, et un point bas de ${millions(lowest(cautious))} en 2027 : tenir, sans marge d’erreur.`,
        ),
      },
    ],
  },
  {
    folio: 22,
    section: 'Plan de financement',
    title: `Après la levée, les associés actuels gardent ${percent(1 - sold)} du capital`,
    blocks: [
      { kind: 'chart', chart: capChart },
      { kind: 'table', table: capTable },
      {
        kind: 'text',
        text: `Les fondateurs passent de ${decimal(holders[0]?.share ?? 0)} % à ${decimal((holders[0]?.share ?? 0) * (1 - sold), 1)} %. Ce que cette part permet de décider seul dépend des statuts et du pacte d’associés : à lire avec un avocat avant de signer.`,
      },
    ],
  },
  {
    folio: 27,
    section: 'Recommandations',
    title: 'Cinq questions que poseront les financeurs',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'La question, la réponse courte, la page qui la porte',
          columns: [{ label: 'Question' }, { label: 'Réponse' }, { label: 'Page' }],
          rows: [
            {
              cells: [
                'Pourquoi lever, si vous vous équilibrez seuls ?',
                `Pour ${millions(raised.third.revenue)} de chiffre d’affaires en 2027 au lieu de ${millions(alone.third.revenue)}.`,
                '19',
              ],
            },
            {
              cells: [
                'Que se passe-t-il si les ventes ralentissent ?',
                `Le scénario prudent garde ${decimal(plan.prudent.runway ?? 0, 1)} mois d’autonomie fin 2026 ; la seconde vague ne part pas.`,
                '17',
              ],
            },
            {
              cells: [
                'Quand faudra-t-il lever de nouveau ?',
                `Au rythme de fin 2026, la caisse durerait ${decimal(plan.central.runway ?? 0, 1)} mois ; si les ventes tiennent, elle ne descend pas sous ${millions(Math.min(...raised.months.slice(24).map(({ cash }) => cash)))} en 2027.`,
                '19',
              ],
            },
            {
              cells: [
                'Que vaut un client ?',
                `${decimal(raised.breakEven.margin, 1)} k€ de marge brute par an en 2026.`,
                '6',
              ],
            },
            {
              cells: [
                'Le crédit d’impôt est-il sûr ?',
                'Le taux, oui ; la part éligible est une hypothèse à documenter projet par projet.',
                '23',
              ],
            },
          ],
        },
      },
      { kind: 'heading', text: 'Ce qu’ils demanderont à voir' },
      {
        kind: 'list',
        items: [
          'La liste des clients, dates d’entrée et de départ : l’attrition s’y recompte.',
          'Les contrats annuels encaissés d’avance.',
          'La table de capitalisation signée et les pactes en vigueur.',
          'Les relevés de temps de l’équipe produit, pour le crédit d’impôt.',
        ],
      },
    ],
  },
];
