import type { DataTable } from '../../../data/examples/types.ts';
import { capital, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import type { Audit } from './model.ts';

export const timeTable = ({ lines, hours, cases }: Audit): DataTable =>
  table(
    `${capital(spelled(lines.length))} processus : temps déclaré, contrôlé, retenu`,
    'Processus | Cas par mois [0] | Déclaré [0 min] | Cas contrôlés [0] | Médiane [0 min] | Retenu [0 min] | Par mois [1 h]',
    [
      ...lines.map((line) => ({
        cells: [line.name, line.volume, line.declared, line.checks.length, line.checked, line.before, line.hours],
      })),
      total('Total', null, null, cases, null, null, hours),
    ],
    'Retenu : le plus court du temps déclaré et de la médiane contrôlée. Total calculé avant arrondi. Données d’illustration.',
  );

export const gainTable = ({ lines, savedHours }: Audit): DataTable =>
  table(
    'Les mêmes processus, une fois automatisés (prévision)',
    'Processus | Avant [0 min] | Temps humain après [0 min] | Exceptions [0 %] | Gain par cas [0 min] | Gain par mois [1 h]',
    [
      ...lines.map(({ name, before, human, exceptions, savedMinutes, savedHours: monthly }) => ({
        cells: [name, before, human, exceptions * 100, savedMinutes, monthly],
      })),
      total('Total', null, null, null, null, savedHours),
    ],
    `Une exception repasse par l’ancienne méthode. Premiers jets : ${percent(draftSaving(lines))} de temps en moins, au-dessous des 40 % mesurés sur des tâches plus courtes [3].`,
  );

const draftSaving = (lines: Audit['lines']) =>
  lines.flatMap(({ after }) => ('saved' in after ? [after.saved] : []))[0] ?? 0;

export const protocolTable = ({ lines, cases }: Audit): DataTable =>
  table(
    'Le contrôle, processus par processus',
    'Processus | Trace examinée | Cas [0] | Plus court [0 min] | Plus long [0 min]',
    [
      ...lines.map(({ name, evidence, checks }) => ({
        cells: [name, evidence, checks.length, Math.min(...checks), Math.max(...checks)],
      })),
      total('Total', null, cases, null, null),
    ],
  );

export const rankTable = ({ projects }: Audit): DataTable =>
  table(
    'L’ordre des travaux : du plus vite remboursé au plus lent',
    'Chantier | Net par mois [0 €] | Coût [0 €] | Retour [1 mois]',
    projects.map(({ name, setup, gain, running, payback }, index) => ({
      cells: [`${index + 1}. ${name}`, gain - running, setup, payback],
    })),
    'Coût : intégration et formation. Net par mois : heures réemployées, moins outils et entretien. Retour : l’un divisé par l’autre, à plein régime.',
  );

export const keptTable = ({ kept, keptHours }: Audit): DataTable =>
  table(
    `${capital(spelled(kept.length))} processus à ne pas toucher`,
    'Processus | Heures par mois [0] | Pourquoi | Remboursé en [0 mois]',
    [
      ...kept.map(({ name, hours: monthly, why, payback }) => [name, monthly, why, payback ?? null]),
      total('Total', keptHours, null, null),
    ],
    'Heures déclarées, non contrôlées : rien n’y est automatisé. Retour calculé là où une automatisation était envisageable.',
  );
