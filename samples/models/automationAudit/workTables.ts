import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import { sum } from './gains.ts';
import type { Audit } from './model.ts';

const weeks = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const scheduleTable = ({ projects, drivers: d }: Audit): DataTable => ({
  caption: `Déploiement, à ${decimal(d.integration.daysPerWeek, 1)} jours d’intégration par semaine`,
  columns: [
    { label: 'Semaine' },
    { label: 'Chantier' },
    { label: 'Jours', digits: 0 },
    { label: 'Condition de mise en service' },
  ],
  rows: [
    ...projects.map(({ name, firstWeek, lastWeek, days: worked, control }) => ({
      cells: [weeks(firstWeek, lastWeek), name, worked, control],
    })),
    { cells: ['Total', null, sum(projects.map((project) => project.days)), null], look: 'total' as const },
  ],
});

export const gatesTable = ({ gates, drivers: d }: Audit): DataTable => ({
  caption: `${capital(spelled(gates.length))} points d’arrêt`,
  columns: [
    { label: 'Après' },
    { label: 'Semaine', digits: 0 },
    { label: 'Gain exigé', digits: 0, unit: 'min' },
    { label: 'Dépensé', digits: 0, unit: '€' },
    { label: 'Évité', digits: 0, unit: '€' },
  ],
  rows: gates.map(({ week, judged, spent, unspent }, index) => ({
    cells: [
      index === 0 ? `Essai sur ${decimal(d.trial.cases, 0)} cas : ${judged.name.toLowerCase()}` : judged.name,
      week,
      Math.ceil(judged.leastMinutes),
      spent,
      unspent,
    ],
  })),
  note: `Gain exigé : par cas, mesuré sur les premiers cas réels ; au-dessous, le chantier ne se rembourse pas en ${decimal(d.longest, 0)} mois. Évité, si l’on arrête : le reste du coût de la première année.`,
});
