import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import { sum } from './gains.ts';
import type { Audit } from './model.ts';

const weeks = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const scheduleTable = ({ projects, drivers: d }: Audit): DataTable =>
  table(
    `Déploiement, à ${decimal(d.integration.daysPerWeek, 1)} jours d’intégration par semaine`,
    'Semaine | Chantier | Jours [0] | Condition de mise en service',
    [
      ...projects.map(({ name, firstWeek, lastWeek, days: worked, control }) => ({
        cells: [weeks(firstWeek, lastWeek), name, worked, control],
      })),
      total('Total', null, sum(projects.map((project) => project.days)), null),
    ],
  );

export const gatesTable = ({ gates, drivers: d }: Audit): DataTable =>
  table(
    `${capital(spelled(gates.length))} points d’arrêt`,
    'Après | Semaine [0] | Gain exigé [0 min] | Dépensé [0 €] | Évité [0 €]',
    gates.map(({ week, judged, spent, unspent }, index) => ({
      cells: [
        index === 0 ? `Essai sur ${decimal(d.trial.cases, 0)} cas : ${judged.name.toLowerCase()}` : judged.name,
        week,
        Math.ceil(judged.leastMinutes),
        spent,
        unspent,
      ],
    })),
    `Gain exigé : par cas, mesuré sur les premiers cas réels ; au-dessous, le chantier ne se rembourse pas en ${decimal(d.longest, 0)} mois. Évité, si l’on arrête : le reste du coût de la première année.`,
  );
