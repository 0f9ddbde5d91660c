import type { DataTable } from '../../../data/examples/types.ts';
import { capital, spelled } from '../../../data/french/frenchNumbers.ts';
import { table } from '../../parts.ts';
import type { Plan } from './model.ts';
import { duration } from './schedule.ts';
import { shown } from './shown.ts';

export const gatesTable = ({ gates, projects, drivers: d }: Plan): DataTable =>
  table(
    `${capital(spelled(gates.length))} jalons : ce qui est engagé, ce qui peut encore être gardé`,
    'Jalon | Condition | Débloque | Engagé [0 k€] | Encore libre [0 k€]',
    gates.map(({ name, month, condition, aim, committed, free }, index) => ({
      cells: [
        `${name},\u00a0M${month}`,
        aim ? `${condition} ${shown(d.measures[aim], d.measures[aim].target ?? 0)} au plus` : condition,
        released(projects, month, gates[index + 1]?.month),
        committed,
        free,
      ],
    })),
    'Engagé : tout ce qui a commencé, payé ou non, hors aléas. Encore libre : ce qui n’est pas commandé.',
    { dense: true },
  );

/** What begins between a gate and the next one. */
const released = (projects: Plan['projects'], from: number, to = duration) =>
  projects
    .flatMap((project) => project.items.map((item) => ({ project, item, start: (item.months ?? [project.from])[0] })))
    .filter(({ start }) => start >= from && start < to)
    .map(({ project, item }) => (item.months ? item.name : project.name))
    .filter((name, index, all) => all.indexOf(name) === index)
    .map((name) => name.toLowerCase())
    .join(' ; ');

export const stopTable = ({ gates }: Plan): DataTable =>
  table(
    'Si le plan s’arrête là',
    'Arrêt à | Engagé [0 k€] | Gain net gardé par an [0 k€] | Remboursé en [0 mois]',
    gates.map(({ name, committed, kept, payback }) => [name, committed, kept, payback]),
    'À plein régime, avant aléas et intérêts, les objectifs des chantiers commencés étant atteints.',
  );

export const risksTable = table('Risques suivis', 'Risque | Signe avant-coureur | Parade', [
  'Retard du fabricant de la cellule | plans non signés à M7 | pénalités au contrat, intérim prolongé',
  'Données machines inexploitables | relevés manquants dès M2 | capteurs autonomes sur la ligne 1',
  'Refus de l’atelier | moins de la moitié des postes formés à M7 | deux référents par équipe',
]);
