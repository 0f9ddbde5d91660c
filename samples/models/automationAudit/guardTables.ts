import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { table } from '../../parts.ts';
import type { Process } from './driverTypes.ts';
import { sum } from './gains.ts';
import type { Audit } from './model.ts';

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

const guards: Readonly<Record<Process['id'], Guard>> = {
  reports: {
    tool: 'régies, tableur',
    breaks: 'colonne renommée par une régie',
    data: 'aucune',
    access: 'chargés de compte',
    stopped: 'exporter à la main, comme avant',
  },
  minutes: {
    tool: 'notes, courriel',
    breaks: 'nom mal transcrit',
    data: 'voix, noms',
    access: 'participants',
    stopped: 'notes de séance',
  },
  timesheets: {
    tool: 'logiciel de temps',
    breaks: 'projet confondu avec un autre',
    data: 'activité des salariés',
    access: 'chacun la sienne, la paie',
    stopped: 'saisie du vendredi',
  },
  requests: {
    tool: 'boîte commune',
    breaks: 'demande sérieuse classée en publicité',
    data: 'noms, adresses',
    access: 'deux personnes',
    stopped: 'tri à la main, le matin',
  },
  drafts: {
    tool: 'documents partagés',
    breaks: 'chiffre inventé',
    data: 'aucune',
    access: 'rédaction',
    stopped: 'premier jet sans aide',
  },
  invoices: {
    tool: 'facturation, courriel',
    breaks: 'client déjà payé relancé',
    data: 'coordonnées, montants',
    access: 'comptabilité',
    stopped: 'relances suspendues',
  },
};

/** What each process breaks on today, and how many cases are expected to fall back on the old way. */
export const breaksTable = ({ lines }: Audit): DataTable =>
  table(
    'Outils, erreurs, points de rupture',
    'Processus | Outil d’aujourd’hui | Ce qui casse | Exceptions prévues [0 %]',
    lines.map(({ id, name, exceptions }) => [name, guards[id].tool, guards[id].breaks, exceptions * 100]),
    'Relevé d’illustration. Une exception repasse par l’ancienne méthode.',
  );

/** What stays human, who sees which data, and what to do when the automaton stops. */
export const guardsTable = ({ lines }: Audit): DataTable =>
  table(
    'Garde-fous, processus par processus',
    'Processus | Contrôle avant l’envoi | Données personnelles | Qui y accède | En cas de panne',
    lines.map(({ id, name, control }) => [name, control, guards[id].data, guards[id].access, guards[id].stopped]),
  );

/** Four language models at their public prices of the day, for the calls of this audit; the one kept is hot. */
export function modelsTable({ drivers: d, lines }: Audit): DataTable {
  const [read, written] = (['input', 'output'] as const).map((way) =>
    sum(lines.map(({ volume, calls }) => (calls ? volume * calls.count * calls[way] : 0))),
  );
  const month = ({ input, output }: { input: number; output: number }) =>
    (((read ?? 0) * input + (written ?? 0) * output) / 1e6) * d.model.euro;
  return table(
    'Le modèle de langage : quatre noms, quatre prix publics datés',
    'Modèle, par API | Prix public du | Lu, $ par million [2] | Écrit, $ par million [2] | Ici, par mois [0 €]',
    d.models.map(({ name, day, source, ...price }) => ({
      cells: [`${name} [${source}]`, day, price.input, price.output, month(price)],
      ...(price.input === d.model.input && price.output === d.model.output && { look: 'hot' as const }),
    })),
    `Retenu : le moins cher des quatre, puisqu’un humain relit tout ce qui sort. Le plus cher ferait ${euros(Math.max(...d.models.map(month)))} par mois pour les mêmes ${decimal(sum(lines.map(({ volume, calls }) => (calls ? volume * calls.count : 0))), 0)} appels.`,
  );
}
