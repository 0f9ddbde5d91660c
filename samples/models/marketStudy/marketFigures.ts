import type { BarsChart, LinesChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, claim, columns, table, total } from '../../parts.ts';
import {
  publishedYear,
  publishedYears,
  qonto,
  revenueOf,
  revenuePerClientText,
  shine,
  statedText,
  type Tariff,
  usageCost,
} from './competitors.ts';
import { folio } from './delivery.ts';
import type { StudyModel } from './model.ts';

const NAMES = { prudent: 'Prudent', central: 'Central', high: 'Haut' } as const;

/** The market in its three cases, year by year, in Md€. */
export function marketChart({ market }: StudyModel): LinesChart {
  const { prudent, central, high } = market;
  const values = ({ years }: typeof central) => years.map(({ total }) => total / 1000);
  return {
    type: 'lines',
    title: claim(
      prudent.last.total > central.first.total,
      'Même le cas prudent finit au-dessus du point de départ central',
    ),
    measure:
      'Revenus des néobanques dans les cinq pays, en Md€ : année de départ estimée, suite projetée. Hypothèses d’illustration',
    digits: 1,
    labels: central.years.map(({ year }) => String(year)),
    series: [
      { name: NAMES.high, values: values(high), dashed: true },
      { name: NAMES.central, values: values(central), hot: true },
      { name: NAMES.prudent, values: values(prudent), dashed: true },
    ],
  };
}

/** What each case assumes, and the market that follows. */
export function casesTable({ market, drivers }: StudyModel): DataTable {
  const sizes = [market.prudent, market.central, market.high];
  const { cases } = drivers;
  return table(
    'Trois cas, une même formule',
    ['', ...sizes.map(({ name }) => ({ label: name, digits: 0 }))],
    [
      {
        cells: [`Comptes de particuliers actifs, ${drivers.firstYear}`, ...sizes.map(({ first }) => first.active)],
        digits: 1,
        unit: 'M',
      },
      {
        cells: [
          `Revenu par compte actif, ${drivers.firstYear}`,
          ...sizes.map(({ first }) => first.people / first.active),
        ],
        unit: '€',
      },
      { cells: ['Équipement des particuliers, points par an', ...cases.map(({ gain }) => gain)], signed: true },
      {
        cells: ['Équipement des professionnels, points par an', ...cases.map(({ businessGain }) => businessGain)],
        digits: 1,
        signed: true,
      },
      { cells: ['Revenu par compte, par an', ...cases.map(({ growth }) => growth)], signed: true, unit: '%' },
      {
        cells: [`Marché ${drivers.firstYear}`, ...sizes.map(({ first }) => first.total / 1000)],
        digits: 1,
        unit: 'Md€',
        look: 'total',
      },
      {
        cells: [`Marché ${drivers.lastYear}`, ...sizes.map(({ last }) => last.total / 1000)],
        digits: 1,
        unit: 'Md€',
        look: 'total',
      },
      { cells: ['Croissance par an', ...sizes.map(({ growth }) => growth)], signed: true, unit: '%' },
    ],
    `Hypothèses d’illustration. Comptes actifs = adultes × bancarisés × équipés × actifs ; marché = comptes actifs × revenu, plus professionnels équipés × revenu. Détail par pays : page ${folio.countries} de l’étude.`,
  );
}

/** The first year of the central case, country by country. */
export function countriesTable({ market: { central }, drivers }: StudyModel): DataTable {
  const { first } = central;
  return table(
    `Cas central, ${first.year} : de la population au revenu`,
    'Pays | Bancarisés [1] | Équipés [0] | Actifs [0] | Revenu [0] | Partic. [0] | Pros [0]',
    [
      ...drivers.countries.map(({ name, adults, banked, equipped, active, revenue }, index) => {
        const size = first.countries[index];
        const inhabitants = (adults * banked) / 100;
        return { cells: [name, inhabitants, equipped, active, revenue, size?.people ?? 0, size?.businesses ?? 0] };
      }),
      total(['Total', null, null, null, null, first.people, first.businesses]),
    ],
    `Bancarisés en M, équipés et actifs en %, revenu en €, marché des particuliers (le produit des quatre colonnes) et des professionnels en M€. Derrière : ${drivers.countries
      .map(
        ({ name, adults, banked, businesses, businessEquipped }) =>
          `${name}, ${adults} M d’adultes dont ${banked} %, ${decimal(businesses, 1)} M de pros dont ${businessEquipped} %`,
      )
      .join(
        ' ; ',
      )} ; ${drivers.businessRevenue} € par pro équipé. Revenu de la France : 99 € par client en 2018, chiffre de l’ACPR [16]. Le reste : hypothèses d’illustration ; totaux avant arrondi.`,
  );
}

/** « sources 1 à 6 et 14 » of the list. */
function cited(years: readonly { source: number }[]): string {
  const numbers = [...new Set(years.map(({ source }) => source))].sort((a, b) => a - b);
  const end = numbers.findIndex((number, index) => numbers[index + 1] !== number + 1);
  return [`sources ${numbers[0]} à ${numbers[end]}`, ...numbers.slice(end + 1)].join(' et ');
}

const revolut = ['2022', '2023', '2024'].map((period) => publishedYear('Revolut', period));
const [before, , after] = revolut.map(revenueOf);

export const revolutChart = columns(
  claim((after ?? 0) > 3 * (before ?? 0), 'Revolut a plus que triplé ses revenus en deux ans'),
  'Revenus annuels publiés, en M£',
  revolut.map((year) => bar(year.period, revenueOf(year))),
  { source: `presse, ${cited(revolut)}` },
);

export const publishedTable = table(
  'Ce que la presse rapporte de leurs comptes, dans leur devise',
  'Acteur, exercice | Revenus | Résultat | Clients | Revenu par client, sur douze mois | Source',
  publishedYears.map((year) => ({
    cells: [
      `${year.actor}, ${year.period}${year.months === 12 ? '' : ` (${year.months} mois)`}`,
      year.revenue ? statedText(year.revenue) : 'non repris',
      year.result,
      year.clients ? statedText(year.clients) : 'non repris',
      revenuePerClientText(year),
      String(year.source),
    ],
  })),
  'Rapporté par la presse, sauf la colonne « Revenu par client », déduite : revenus divisés par les clients en fin d’exercice, ramenés à douze mois. Livres et euros ne sont jamais additionnés ni convertis. « Client » recouvre des définitions différentes (Lydia annonce 8 M d’utilisateurs [11], et 1,8 M de cartes Sumeria activées [10]) : les lignes se lisent, elles ne se somment pas.',
  { source: `presse, ${cited(publishedYears)}` },
);

/** A published tariff, and what the study's own use of a month costs with it. */
function tariffTable(
  { drivers: { usage } }: StudyModel,
  tariffs: readonly Tariff[],
  caption: string,
  source: number,
): DataTable {
  return table(
    caption,
    [
      source === 12 ? 'Carte' : 'Offre',
      'Retraits compris',
      'Retrait au-delà [0 €]',
      'Paiement en devise [2 %]',
      'Un mois type [2 €]',
    ],
    tariffs.map((tariff) => ({
      cells: [
        tariff.name,
        Number.isFinite(tariff.included) ? String(tariff.included) : 'tous',
        tariff.withdrawal,
        tariff.abroad,
        usageCost(tariff, usage),
      ],
    })),
    `Mois type : ${usage.withdrawals} retraits en zone euro et ${usage.abroad} € payés en devise, hypothèse de l’étude ; abonnement non compris.`,
    { source: `page d’aide de l’éditeur, source ${source} ; dernière colonne calculée` },
  );
}

export const qontoTable = (model: StudyModel): DataTable =>
  tariffTable(model, qonto, 'Ce que Qonto facture à l’usage, carte par carte', 12);
export const shineTable = (model: StudyModel): DataTable =>
  tariffTable(model, shine, 'Ce que Shine facture à l’usage, offre par offre', 13);

/** The same month with each of the two publishers' tariffs, dearest first. */
export function usageChart({ drivers: { usage } }: StudyModel): BarsChart {
  const rows = [
    ...qonto.map((tariff) => bar(`Qonto, ${tariff.name}`, usageCost(tariff, usage))),
    ...shine.map((tariff) => bar(`Shine ${tariff.name}`, usageCost(tariff, usage))),
  ].sort((a, b) => b.value - a.value);
  return bars(
    'Le même mois, de la carte la plus chère à la moins chère',
    `Frais d’usage d’un mois type, en € : ${usage.withdrawals} retraits, ${usage.abroad} € en devise, hors abonnement`,
    rows.map((row, index) => ({ ...row, ...(index === 0 && { hot: true }) })),
    { unit: '€', digits: 2, source: 'pages d’aide de Qonto et de Shine, sources 12 et 13 ; calcul de l’étude' },
  );
}
