import { capital, decimal, euros, percent, spelled } from '../../frenchNumbers.ts';
import type { DataTable } from '../types.ts';
import { type Audit, auditOf, horizon, sum } from './model.ts';

/** When the prices without a public source were set down. */
export const pricedIn = 'juillet 2025';
const hours = (value: number) => `${decimal(value, 0)} h`;
const days = (value: number) => `${decimal(value, 0)} jours`;

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

export function monthTable({ cash, payback, drivers: d }: Audit): DataTable {
  const year = cash.slice(0, 12).map((month) => ({ ...month, spent: month.gain - month.net }));
  return {
    caption: 'La première année, mois par mois, en euros',
    columns: [
      { label: 'Mois' },
      { label: 'Gain', digits: 0 },
      { label: 'Dépensé', digits: 0 },
      { label: 'Cumul', digits: 0 },
    ],
    rows: [
      ...year.map(({ month, gain, spent, cumulative }) => ({
        cells: [`M${month}`, gain, spent, cumulative],
        ...(month === payback && { look: 'hot' as const }),
      })),
      {
        cells: ['Total', sum(year.map(({ gain }) => gain)), sum(year.map(({ spent }) => spent)), null],
        look: 'total' as const,
      },
    ],
    note: `Un chantier rapporte à partir du mois qui suit sa mise en service, à ${percent(d.firstMonth)} le premier mois. Dépensé : intégration, formation, outils, entretien, détaillés dans la recommandation. Hors taxes, totaux calculés avant arrondi.`,
  };
}

export function returnTable({ year, threeYears, drivers: d, lines, hourly }: Audit): DataTable {
  const schoolHours = sum(lines.map(({ trainees, training }) => trainees * training));
  return {
    caption: 'Retour sur investissement, première année',
    columns: [{ label: 'Ligne' }, { label: 'Calcul' }, { label: 'Montant', digits: 0, unit: '€' }],
    rows: [
      { cells: ['Gain', `heures libérées × ${euros(hourly)} × ${percent(d.reuse)}`, year.gain], look: 'total' },
      {
        cells: [
          'Intégration',
          `${days(sum(lines.map((line) => line.days)))} × ${euros(d.integration.dayRate)}`,
          year.integration,
        ],
      },
      { cells: ['Formation [4]', `${hours(schoolHours)} × ${euros(hourly)}`, year.school] },
      { cells: ['Outils', 'abonnements, dès chaque mise en service', year.tools] },
      { cells: ['Entretien', `${hours(year.upkeep / hourly)} × ${euros(hourly)}`, year.upkeep] },
      { cells: ['Coût', null, year.cost], look: 'total' },
      { cells: ['Solde', 'gain − coût', year.net] },
      { cells: ['Retour, première année', 'solde ÷ coût', year.roi * 100], unit: '%', signed: true },
      {
        cells: ['Retour sur trois ans', `même calcul, ${horizon} mois`, threeYears.roi * 100],
        unit: '%',
        signed: true,
      },
    ],
    note: `Coût horaire : ${euros(d.loadedCost)} chargés par an ÷ ${decimal(d.workedHours, 0)} h travaillées. Simulation indicative, sans promesse de résultat.`,
  };
}

/** The audit with another share of hours used again, and human time after multiplied. */
function variant({ drivers: d }: Audit, reuse: number, factor: number): Audit {
  const processes = d.processes.map((process) => ({
    ...process,
    after:
      'saved' in process.after
        ? { saved: 1 - (1 - process.after.saved) * factor }
        : { steps: process.after.steps.map((step) => ({ ...step, minutes: step.minutes * factor })) },
  }));
  return auditOf({ ...d, reuse, processes });
}

export const sensitivityTable = (audit: Audit): DataTable => ({
  caption: 'Retour de la première année, et mois du remboursement',
  columns: [
    { label: 'Heures réemployées' },
    { label: 'Retour', digits: 0, unit: '%', signed: true },
    { label: 'Remboursé au mois', digits: 0 },
    {
      label: `Retour, temps ${percent(audit.drivers.sensitivity.slower, 0, true)}`,
      digits: 0,
      unit: '%',
      signed: true,
    },
  ],
  rows: audit.drivers.sensitivity.reuses.map((reuse) => {
    const [base, slow] = [variant(audit, reuse, 1), variant(audit, reuse, 1 + audit.drivers.sensitivity.slower)];
    return {
      cells: [percent(reuse), base.year.roi * 100, base.payback ?? null, slow.year.roi * 100],
      ...(reuse === audit.drivers.reuse && { look: 'hot' as const }),
    };
  }),
  note: `Chaque ligne recalcule tout l’audit, déploiement compris. Temps ${percent(audit.drivers.sensitivity.slower, 0, true)} : le travail humain restant dépasse d’autant la prévision.`,
});

export function toolsTable({ drivers: d, lines }: Audit): DataTable {
  const tokens = sum(lines.map((line) => line.tokens));
  const calls = sum(lines.map(({ volume, calls: each }) => (each ? volume * each.count : 0)));
  return {
    caption: 'Outils, à plein régime',
    columns: [{ label: 'Outil' }, { label: 'Calcul' }, { label: 'Par mois', digits: 0, unit: '€' }, { label: 'Prix' }],
    rows: [
      ...d.tools.map(({ name, quantity, unit, price }) => ({
        cells: [
          name,
          quantity > 1 ? `${decimal(quantity, 0)} ${unit} × ${euros(price)}` : unit,
          quantity * price,
          'hypothèse',
        ],
      })),
      { cells: ['Gemini 2.5 Pro, par API', `${decimal(calls, 0)} appels`, tokens, 'public [5]'] },
      {
        cells: ['Total', null, sum(d.tools.map(({ quantity, price }) => quantity * price)) + tokens, null],
        look: 'total' as const,
      },
    ],
    note: `Hypothèses de prix : ${pricedIn}, hors taxes, à remplacer par vos devis. Gemini 2.5 Pro : ${decimal(d.model.input, 2)} $ le million de jetons lus, ${decimal(d.model.output, 0)} $ écrits, tarif public du 17 juin 2025 ; 1 $ compté ${decimal(d.model.euro, 2)} €.`,
  };
}

const weeks = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const scheduleTable = ({ projects, drivers: d }: Audit): DataTable => ({
  caption: `Déploiement, à ${decimal(d.integration.daysPerWeek, 1)} jours d’intégration par semaine`,
  columns: [
    { label: 'Semaine' },
    { label: 'Chantier' },
    { label: 'Jours', digits: 0 },
    { label: 'Il passe en service si' },
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
