import type { DataTable } from '../../../data/examples/types.ts';
import { capital, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import type { Audit } from './model.ts';

export const timeTable = ({ lines, hours: total, cases }: Audit): DataTable => ({
  caption: `${capital(spelled(lines.length))} processus : temps déclaré, contrôlé, retenu`,
  columns: [
    { label: 'Processus' },
    { label: 'Cas par mois', digits: 0 },
    { label: 'Déclaré', digits: 0, unit: 'min' },
    { label: 'Cas contrôlés', digits: 0 },
    { label: 'Médiane', digits: 0, unit: 'min' },
    { label: 'Retenu', digits: 0, unit: 'min' },
    { label: 'Par mois', digits: 1, unit: 'h' },
  ],
  rows: [
    ...lines.map((line) => ({
      cells: [line.name, line.volume, line.declared, line.checks.length, line.checked, line.before, line.hours],
    })),
    { cells: ['Total', null, null, cases, null, null, total], look: 'total' as const },
  ],
  note: 'Retenu : le plus court du temps déclaré et de la médiane contrôlée. Total calculé avant arrondi. Données d’illustration.',
});

export const gainTable = ({ lines, savedHours }: Audit): DataTable => ({
  caption: 'Les mêmes processus, une fois automatisés (prévision)',
  columns: [
    { label: 'Processus' },
    { label: 'Avant', digits: 0, unit: 'min' },
    { label: 'Temps humain après', digits: 0, unit: 'min' },
    { label: 'Exceptions', digits: 0, unit: '%' },
    { label: 'Gain par cas', digits: 0, unit: 'min' },
    { label: 'Gain par mois', digits: 1, unit: 'h' },
  ],
  rows: [
    ...lines.map(({ name, before, human, exceptions, savedMinutes, savedHours: monthly }) => ({
      cells: [name, before, human, exceptions * 100, savedMinutes, monthly],
    })),
    { cells: ['Total', null, null, null, null, savedHours], look: 'total' as const },
  ],
  note: `Une exception repasse par l’ancienne méthode. Premiers jets : ${percent(draftSaving(lines))} de temps en moins, au-dessous des 40 % mesurés sur des tâches plus courtes [3].`,
});

const draftSaving = (lines: Audit['lines']) =>
  lines.flatMap(({ after }) => ('saved' in after ? [after.saved] : []))[0] ?? 0;

export const protocolTable = ({ lines, cases }: Audit): DataTable => ({
  caption: 'Le contrôle, processus par processus',
  columns: [
    { label: 'Processus' },
    { label: 'Trace examinée' },
    { label: 'Cas', digits: 0 },
    { label: 'Plus court', digits: 0, unit: 'min' },
    { label: 'Plus long', digits: 0, unit: 'min' },
  ],
  rows: [
    ...lines.map(({ name, evidence, checks }) => ({
      cells: [name, evidence, checks.length, Math.min(...checks), Math.max(...checks)],
    })),
    { cells: ['Total', null, cases, null, null], look: 'total' as const },
  ],
});

export const rankTable = ({ projects }: Audit): DataTable => ({
  caption: 'L’ordre des travaux : du plus vite remboursé au plus lent',
  columns: [
    { label: 'Chantier' },
    { label: 'Net par mois', digits: 0, unit: '€' },
    { label: 'Coût', digits: 0, unit: '€' },
    { label: 'Retour', digits: 1, unit: 'mois' },
  ],
  rows: projects.map(({ name, setup, gain, running, payback }, index) => ({
    cells: [`${index + 1}. ${name}`, gain - running, setup, payback],
  })),
  note: 'Coût : intégration et formation. Net par mois : heures réemployées, moins outils et entretien. Retour : l’un divisé par l’autre, à plein régime.',
});

export const keptTable = ({ kept, keptHours }: Audit): DataTable => ({
  caption: `${capital(spelled(kept.length))} processus à ne pas toucher`,
  columns: [
    { label: 'Processus' },
    { label: 'Heures par mois', digits: 0 },
    { label: 'Pourquoi' },
    { label: 'Remboursé en', digits: 0, unit: 'mois' },
  ],
  rows: [
    ...kept.map(({ name, hours: monthly, why, payback }) => ({ cells: [name, monthly, why, payback ?? null] })),
    { cells: ['Total', keptHours, null, null], look: 'total' as const },
  ],
  note: 'Heures déclarées, non contrôlées : rien n’y est automatisé. Retour calculé là où une automatisation était envisageable.',
});
