import type { BalanceChart, BarsChart } from '../../../data/examples/chartTypes.ts';
import { capital, decimal, euros, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { balance, bars, page } from '../../parts.ts';
import { barsOf, largest } from '../barsOf.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { balanceChart } from './charts.ts';
import { sum } from './gains.ts';
import { breaksTable, guardsTable, modelsTable } from './guardTables.ts';
import type { Audit } from './model.ts';
import { sensitivityTable, toolsTable } from './moneyTables.ts';
import { gainTable, keptTable, timeTable } from './timeTables.ts';
import { gatesTable } from './workTables.ts';

const share = (chart: Pick<BarsChart, 'rows'>) =>
  percent(largest(chart).value / sum(chart.rows.map(({ value }) => value)));

/** Bars titled by what the largest one weighs. */
function weighed(
  table: Parameters<typeof barsOf>[0],
  column: number,
  measure: string,
  title: (name: string, share: string) => string,
): BarsChart {
  const drawn = barsOf(table, column, { title: '', measure });
  const { label } = largest(drawn);
  return { ...barsOf(table, column, { title: title(label, share(drawn)), measure, hot: (name) => name === label }) };
}

function returns(audit: Audit): BalanceChart {
  const { rows } = sensitivityTable(audit);
  return balance(
    claim(
      rows.every(
        ({ cells: [reuse, back] }) => Number.parseFloat(String(reuse)) < audit.leastReuse * 100 === Number(back) < 0,
      ),
      `Sous ${percent(audit.leastReuse)} d’heures réemployées, la première année perd de l’argent`,
    ),
    'Retour de la première année selon la part d’heures réemployées, en %',
    rows.map(({ cells: [reuse, back], look }) => ({
      label: String(reuse),
      value: Number(back),
      ...(look === 'hot' && { hot: true }),
    })),
    { unit: '%' },
  );
}

/** Days of integration of each project, in the order of the work. */
function days({ projects }: Audit): BarsChart {
  const rows = projects.map(({ name, days: worked }) => ({ label: name, value: worked }));
  const most = largest({ rows });
  return bars(
    `${decimal(sum(rows.map(({ value }) => value)))} jours d’intégration, dont ${decimal(most.value)} pour le premier chantier`,
    'Jours d’intégration par chantier, dans l’ordre des travaux',
    rows.map((row, index) => ({ ...row, ...(index === 0 && { hot: true }) })),
    { unit: 'jours' },
  );
}

/** What the check takes off the time declared. */
function removed({ lines }: Audit): BarsChart {
  const rows = lines.map(({ name, before, declared }) => ({ label: name, value: declared - before }));
  const most = largest({ rows });
  return bars(
    `Le contrôle retire jusqu’à ${decimal(most.value)} minutes à un temps déclaré`,
    'Minutes retirées par cas : temps déclaré, moins temps retenu',
    rows.map((row) => ({ ...row, ...(row.label === most.label && { hot: true }) })),
    { unit: 'min' },
  );
}

/** What the document of the audit says of itself, and the figures it adds to the page. */
export function documentFacts(audit: Audit): Sample['document'] {
  const { kept: left, keptHours, gates } = audit;
  return {
    pages: [
      page(24, 'Les outils', [modelsTable(audit)]),
      page(32, 'Ce qui casse, ce qui reste humain, et quoi faire en panne', [breaksTable(audit), guardsTable(audit)]),
    ],
    client: 'Une agence marketing, fictive',
    date: '31 juillet 2025',
    version: '1.0, exemple illustratif',
    cover: balanceChart(audit),
    source: 'modèle de l’audit, données d’illustration',
    figures: [
      {
        folio: 3,
        chart: weighed(timeTable(audit), 6, 'Heures retenues par mois', (name, part) => `${name} : ${part} des heures`),
      },
      {
        folio: 5,
        chart: weighed(
          gainTable(audit),
          5,
          'Heures libérées par mois (prévision)',
          (name, part) => `${name} : ${part} des heures libérées`,
        ),
      },
      {
        folio: 19,
        chart: barsOf(keptTable(audit), 1, {
          title: `${capital(spelled(left.length))} processus gardent leurs ${decimal(keptHours)} heures par mois`,
          measure: 'Heures déclarées par mois',
        }),
      },
      { folio: 22, chart: returns(audit) },
      {
        folio: 24,
        chart: weighed(
          toolsTable(audit),
          2,
          'Coût des outils par mois, hors taxes',
          (name, part) => `${name} : ${part} du coût des outils`,
        ),
      },
      { folio: 27, chart: days(audit) },
      {
        folio: 28,
        chart: barsOf(gatesTable(audit), 4, {
          title: `Au dernier point d’arrêt, ${euros(gates.at(-1)?.unspent ?? 0)} peuvent encore être gardés`,
          measure: 'Ce qu’un arrêt évite de dépenser la première année',
        }),
      },
      { folio: 33, chart: removed(audit) },
    ],
  };
}
