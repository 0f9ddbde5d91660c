import type { BalanceChart, BarsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, euros, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { balance, bar, bars, barsOf, claim, hotIf, largest, page, recordsBy, sum, table } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import type { Process } from './driverTypes.ts';
import type { Audit } from './model.ts';
import { balanceChart } from './pages.ts';
import { gainTable, gatesTable, keptTable, sensitivityTable, timeTable, toolsTable } from './tables.ts';

interface Guard {
  /** Today's tool, and what breaks in it. */
  tool: string;
  breaks: string;
  /** Personal data it sees, and who has access. */
  data: string;
  access: string;
  /** What to do when it stops. */
  stopped: string;
}

const guards: Readonly<Record<Process['id'], Guard>> = recordsBy<Guard, Process['id']>(
  ['tool', 'breaks', 'data', 'access', 'stopped'],
  {
    reports:
      'régies, tableur | colonne renommée par une régie | aucune | chargés de compte | exporter à la main, comme avant',
    minutes: 'notes, courriel | nom mal transcrit | voix, noms | participants | notes de séance',
    timesheets:
      'logiciel de temps | projet confondu avec un autre | activité des salariés | chacun la sienne, la paie | saisie du vendredi',
    requests:
      'boîte commune | demande sérieuse classée en publicité | noms, adresses | deux personnes | tri à la main, le matin',
    drafts: 'documents partagés | chiffre inventé | aucune | rédaction | premier jet sans aide',
    invoices:
      'facturation, courriel | client déjà payé relancé | coordonnées, montants | comptabilité | relances suspendues',
  },
);

/** What each process breaks on today, and how many cases are expected to fall back on the old way. */
const breaksTable = ({ lines }: Audit): DataTable =>
  table(
    'Outils, erreurs, points de rupture',
    'Processus | Outil d’aujourd’hui | Ce qui casse | Exceptions prévues [0 %]',
    lines.map(({ id, name, exceptions }) => [name, guards[id].tool, guards[id].breaks, exceptions * 100]),
    'Relevé d’illustration. Une exception repasse par l’ancienne méthode.',
  );

/** What stays human, who sees which data, and what to do when the automaton stops. */
const guardsTable = ({ lines }: Audit): DataTable =>
  table(
    'Garde-fous, processus par processus',
    'Processus | Contrôle avant l’envoi | Données personnelles | Qui y accède | En cas de panne',
    lines.map(({ id, name, control }) => [name, control, guards[id].data, guards[id].access, guards[id].stopped]),
  );

/** Four language models at their public prices of the day, for the calls of this audit; the one kept is hot. */
function modelsTable({ drivers: d, lines }: Audit): DataTable {
  const [read, written] = (['input', 'output'] as const).map((way) =>
    sum(lines, ({ volume, calls }) => (calls ? volume * calls.count * calls[way] : 0)),
  );
  const month = ({ input, output }: { input: number; output: number }) =>
    (((read ?? 0) * input + (written ?? 0) * output) / 1e6) * d.model.euro;
  return table(
    'Le modèle de langage : quatre noms, quatre prix publics datés',
    'Modèle, par API | Prix public du | Lu, $ par million [2] | Écrit, $ par million [2] | Ici, par mois [0 €]',
    d.models.map(({ name, day, source, ...price }) =>
      hotIf(price.input === d.model.input && price.output === d.model.output, [
        `${name} [${source}]`,
        day,
        price.input,
        price.output,
        month(price),
      ]),
    ),
    `Retenu : le moins cher des quatre, puisqu’un humain relit tout ce qui sort. Le plus cher ferait ${euros(Math.max(...d.models.map(month)))} par mois pour les mêmes ${decimal(
      sum(lines, ({ volume, calls }) => (calls ? volume * calls.count : 0)),
      0,
    )} appels.`,
  );
}

const share = (chart: Pick<BarsChart, 'rows'>) => percent(largest(chart).value / sum(chart.rows, ({ value }) => value));

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
  const [reused, back] = rows.find(({ look }) => look === 'hot')?.cells ?? [];
  return balance(
    claim(
      rows.every(
        ({ cells: [reuse, back] }) => Number.parseFloat(String(reuse)) < audit.leastReuse * 100 === Number(back) < 0,
      ),
      `${reused} d’heures réemployées rapportent ${decimal(Number(back), 0)} % la première année`,
    ),
    'Retour de la première année selon la part d’heures réemployées, en %',
    rows.map(({ cells: [reuse, back], look }) => bar(String(reuse), Number(back), look === 'hot')),
    { unit: '%' },
  );
}

/** Days of integration of each project, in the order of the work. */
function days({ projects }: Audit): BarsChart {
  const rows = projects.map(({ name, days: worked }) => bar(name, worked));
  const most = largest({ rows });
  return bars(
    `${decimal(sum(rows, ({ value }) => value))} jours d’intégration, dont ${decimal(most.value)} pour le premier chantier`,
    'Jours d’intégration par chantier, dans l’ordre des travaux',
    rows.map((row, index) => ({ ...row, ...(index === 0 && { hot: true }) })),
    { unit: 'jours' },
  );
}

/** What the check takes off the time declared. */
function removed({ lines }: Audit): BarsChart {
  const rows = lines.map(({ name, before, declared }) => bar(name, declared - before));
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
      page(32, 'Ce qui casse, ce qui reste humain, et que faire en cas de panne', [
        breaksTable(audit),
        guardsTable(audit),
      ]),
    ],
    client: 'Une agence marketing, fictive',
    date: '25 novembre 2026',
    version: '1.2, exemple illustratif',
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
          4,
          'Coût des outils par mois, hors taxes',
          (name, part) => `${name} : ${part} du coût des outils`,
        ),
      },
      { folio: 27, chart: days(audit) },
      {
        folio: 28,
        chart: barsOf(gatesTable(audit), 4, {
          title: `Au dernier point d’arrêt, ${euros(gates.at(-1)?.unspent ?? 0)} peuvent encore être économisés`,
          measure: 'Ce qu’un arrêt évite de dépenser la première année',
        }),
      },
      { folio: 33, chart: removed(audit) },
    ],
  };
}
