import { monthText } from '../../../data/french/frenchDates.ts';
import { decimal, millions, percent } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, claim, columns, heading, note, type Page, page, table } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import {
  breakEvenTable,
  chargesTable,
  driversTable,
  hiresTable,
  inputsTable,
  monthlyTable,
  revenueChart,
  YEARS,
} from './figures.ts';
import {
  amountsTable,
  capChart,
  capTable,
  creditTable,
  dilutionTable,
  raiseTable,
  unitTable,
  workingCapitalTable,
} from './fundingFigures.ts';
import { FALLBACK, given, perScenario, SAFETY_MONTHS, scenarioNames, VALUATION } from './inputs.ts';
import { results } from './results.made.ts';
import { actionTable } from './workbook/workbook.ts';

const { summary, cash, scenarios, raise, ratios, decisions } = results;
const { customers, breakEven, cash2026, revenue2026, revenue2027, low, low2026, low2027, kept, Fondateurs } =
  results.raiseOrNot;
const [prudentMonths, centralMonths] = scenarios.autonomy;
const [prudentWait, centralWait] = scenarios.wait;
const [, centralLow] = scenarios.low;
const [leastValuation] = decisions.leastValuation;
const months = (value: number, digits = 1) => `${decimal(value, digits)} mois`;
const raised = millions(given.raise, 0);
/** The cost of a year of the second wave, k€. */
const secondWave = results.hiring.wave3[1] + results.hiring.wave4[1] + results.hiring.wave5[1];
const growth = (year: number, before: number) => percent(year / before - 1);

/** What to watch, the most pressing first. */
const watchTable = table(
  'Points de vigilance, du plus pressant au moins pressant',
  'Point | Mesure | Ce qui le déclencherait',
  [
    `1. Trésorerie avant la levée | ${millions(centralLow)} au plus bas | une levée en retard`,
    '2. BFR négatif | il apporte tant que la société croît | des clients qui paient au mois',
    `3. Coût d’acquisition | ${decimal(summary.acquisition[1], 1)} k€ en 2025 | des commerciaux formés trop tard`,
  ],
);

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly Page[] = [
  page(
    6,
    `Un client se paie en ${decimal(Math.ceil(ratios.payback[0]))} mois, et la croissance apporte de la trésorerie`,
    [
      unitTable,
      workingCapitalTable,
      `L’entreprise a consommé ${millions(given.openingCash - summary.cash[0])} en 2024 et finit l’année avec ${millions(summary.cash[0])}. Son BFR est négatif : la moitié du chiffre d’affaires est encaissée un an d’avance. Tant qu’elle croît, il apporte de la trésorerie ; si elle ralentit, il en reprend. Le coût d’acquisition monte à ${decimal(summary.acquisition[1], 1)} k€ en 2025, le temps de former, puis revient à ${decimal(summary.acquisition[2], 1)} k€.`,
    ],
  ),
  page(11, 'Le chiffre d’affaires suit les commerciaux formés', [
    revenueChart,
    driversTable,
    `La croissance passe de ${growth(summary.revenue[0], given.revenue2023)} en 2024 à ${growth(summary.revenue[1], summary.revenue[0])} en 2025, puis ${growth(summary.revenue[2], summary.revenue[1])} en 2026, une fois les embauches formées.`,
  ]),
  page(13, `${decimal(summary.people[2] - summary.people[0])} embauches en deux vagues, après la levée seulement`, [
    hiresTable,
    chargesTable,
    `La seconde vague coûte ${decimal(secondWave)} k€ par an. Elle se décide sur les clients gagnés, pas sur le calendrier.`,
  ]),
  page(
    15,
    claim(
      cash.cash[perScenario.closing.value[1] - 2] === centralLow,
      `Le point bas est de ${millions(centralLow)}, un mois avant la levée`,
    ),
    [monthlyTable],
  ),
  page(17, 'Le scénario prudent ne paie pas la seconde vague', [
    inputsTable,
    breakEvenTable,
    `Central : l’équilibre demande ${decimal(scenarios.breakEven[1])} clients, ${months(centralWait, 0)} après 2026, pour ${months(centralMonths)} d’autonomie à consommation constante. Prudent : ${months(prudentWait, 0)} pour ${months(prudentMonths)} d’autonomie. Il faut alors s’arrêter à la première vague.`,
  ]),
  page(19, 'Lever ou non : seule, l’entreprise s’équilibre en décembre 2026', [
    raiseTable,
    claim(
      customers[0] >= breakEven[0] && customers[1] < breakEven[1] && revenue2027[1] > 1.5 * revenue2027[0],
      `Sans lever, ${decimal(customers[0])} clients pour ${decimal(breakEven[0])} nécessaires, et ${millions(cash2026[0])} en caisse. Avec ${raised}, ${decimal(customers[1])} pour ${decimal(breakEven[1])} : la levée achète de la taille, elle n’achète pas l’équilibre.`,
    ),
    claim(
      customers[2] < breakEven[2] && low[2] > 0 && low[2] === low2027[2],
      `Le conseil qui suit : lever si le but est de prendre le marché, et à ${millions(leastValuation, 0)} de valorisation au moins ; sinon, rester seul. Dans le scénario prudent, seul veut dire ${decimal(customers[2])} clients pour ${decimal(breakEven[2])} fin 2026, et un point bas de ${millions(low[2])} en 2027 : tenir, sans marge d’erreur.`,
    ),
  ]),
  page(21, `${raised} : le plus petit montant essayé qui laisse ${SAFETY_MONTHS} mois partout`, [
    amountsTable,
    `À ${millions(7000, 0)}, le scénario prudent ne garde que ${months(raise.tried7000[0])}. Ne rien lever reste possible : sans embauche, la trésorerie ne descend pas sous ${millions(low2026[0])}, mais le chiffre d’affaires de 2026 s’arrête à ${millions(revenue2026[0])}, contre ${millions(summary.revenue[2])}.`,
    dilutionTable,
  ]),
  page(22, `Après la levée, les associés actuels gardent ${decimal(kept[1])} % du capital`, [
    capChart,
    capTable,
    `Les fondateurs passent de ${decimal(Fondateurs[0])} % à ${decimal(Fondateurs[1], 1)} %. Ce que cette part permet de décider seul dépend des statuts et du pacte d’associés : à lire avec un avocat avant de signer.`,
  ]),
  page(23, `Le crédit d’impôt recherche rapporte ${decimal(summary.fundCredit[2])} k€ en deux ans`, [
    creditTable,
    heading('Ce que dit la loi'),
    [
      `Taux de ${percent(given.creditRate)} jusqu’à 100 M€ de dépenses : CGI, article 244 quater B [2].`,
      `Frais de fonctionnement : ${percent(given.overhead2024)} des salaires de recherche en 2024, ${percent(given.overhead)} pour ceux exposés depuis le 15 février 2025 [3]. Par prudence, ${percent(given.overhead)} sur toute l’année 2025.`,
      'Une PME se fait rembourser sans attendre d’imputer le crédit sur l’impôt : CGI, article 199\u00a0ter\u00a0B [2].',
    ],
    heading('Ce qui reste à prouver'),
    `La part éligible, ${percent(given.eligible)}, est une hypothèse : elle demande un dossier par projet et des relevés de temps. Amortissements et crédit innovation ne sont pas comptés. Remboursement attendu en ${monthText(perScenario.creditMonth.value[1], 2025)}, en ${monthText(perScenario.creditMonth.value[0], 2025)} dans le scénario prudent.`,
  ]),
  page(26, 'Quatre décisions à prendre dans les 90 jours', [
    actionTable,
    heading('Ce qui ferait changer d’avis'),
    [
      `Moins de ${decisions.won[0]} clients gagnés au premier semestre 2025 : prendre le scénario prudent pour base.`,
      `Moins de ${decisions.customers[0]} clients fin 2025, ou plus de ${percent(decisions.churn[0], 2)} d’attrition mensuelle : ne pas lancer la seconde vague.`,
      `Une valorisation sous ${millions(leastValuation, 0)}, donc une dilution de plus d’un tiers : ne pas lever, et rester seul (page 19).`,
      `Moins de ${raised} proposés, à ${millions(leastValuation, 0)} de valorisation au moins : ${millions(FALLBACK, 0)} paient la première vague seule. Il reste ${months(decisions.fallback[1])} d’autonomie fin 2026 dans le scénario central, ${months(decisions.fallback[0])} dans le prudent.`,
    ],
    note(
      `Seuils : à mi-chemin des scénarios prudent et central. À ${millions(VALUATION, 0)} de valorisation, la dilution est de ${percent(raise.valued24000[1])}. ${scenarioNames.length} scénarios, tous dans le classeur.`,
    ),
  ]),
  page(27, 'Cinq questions que poseront les financeurs', [
    table(
      'La question, la réponse courte, la page qui la porte',
      'Question | Réponse | Page',
      [
        [
          'Pourquoi lever, si vous vous équilibrez seuls ?',
          `Pour ${millions(revenue2027[1])} de chiffre d’affaires en 2027 au lieu de ${millions(revenue2027[0])}.`,
          '19',
        ],
        [
          'Que se passe-t-il si les ventes ralentissent ?',
          `Le scénario prudent garde ${decimal(prudentMonths, 1)} mois d’autonomie fin 2026 ; la seconde vague ne part pas.`,
          '17',
        ],
        [
          'Quand faudra-t-il lever de nouveau ?',
          `Au rythme de fin 2026, la caisse durerait ${decimal(centralMonths, 1)} mois ; si les ventes tiennent, elle ne descend pas sous ${millions(low2027[1])} en 2027.`,
          '19',
        ],
        [
          'Que vaut un client ?',
          `${decimal(scenarios.customerMargin[1], 1)} k€ de marge brute par an en 2026, scénario central.`,
          '17',
        ],
        [
          'Le crédit d’impôt est-il sûr ?',
          'Le taux, oui ; la part éligible est une hypothèse à documenter projet par projet.',
          '23',
        ],
      ].map((cells) => ({ cells })),
    ),
    heading('Ce qu’ils demanderont à voir'),
    [
      'La liste des clients, dates d’entrée et de départ : l’attrition s’y recompte.',
      'Les contrats annuels encaissés d’avance.',
      'La table de capitalisation signée et les pactes en vigueur.',
      'Les relevés de temps de l’équipe produit, pour le crédit d’impôt.',
    ],
  ]),
];

const [threshold, prudentWon, centralWon] = decisions.won;
const yearBars = (values: readonly number[]) =>
  YEARS.map((label, index) => ({ label, value: values[index] ?? 0, forecast: index > 0 }));

const customersChart = columns(
  `De ${decimal(summary.customers[0])} à ${decimal(summary.customers[2])} clients en deux ans`,
  'Clients en décembre, scénario central',
  yearBars(summary.customers),
);

const credits = columns(
  claim(
    ratios.credit[0] < ratios.credit[1] && ratios.credit[1] < ratios.credit[2],
    'Le crédit croît avec l’équipe produit',
  ),
  'Crédit d’impôt recherche par année de dépense, en k€, scénario central',
  yearBars(ratios.credit),
);

const won = bars(
  `Le seuil de ${threshold} clients sépare les deux scénarios`,
  'Clients gagnés au premier semestre 2025',
  [bar('Scénario prudent', prudentWon), bar('Seuil', threshold, true), bar('Scénario central', centralWon)],
);

/** What the document of the analysis says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: `Une jeune entreprise de logiciel, fictive, qui lève ${millions(given.raise, 0)}`,
  date: '18 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: revenueChart,
  source: 'modèle financier joint en Excel, données d’illustration',
  pages: [page(6, 'Points de vigilance', [watchTable])],
  figures: [
    { folio: 11, chart: customersChart },
    { folio: 23, chart: credits },
    { folio: 26, chart: won },
  ],
};
