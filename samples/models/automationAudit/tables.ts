import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, euros, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { hotIf, sum, table, total } from '../../parts.ts';
import { type Audit, auditOf, horizon, monthlyCost } from './model.ts';

export const timeTable = ({ lines, hours, cases }: Audit): DataTable =>
  table(
    `${capital(spelled(lines.length))} processus : temps déclaré, contrôlé, retenu`,
    'Processus | Cas par mois [0] | Déclaré [0 min] | Cas contrôlés [0] | Médiane [0 min] | Retenu [0 min] | Par mois [1 h]',
    [
      ...lines.map((line) => ({
        cells: [line.name, line.volume, line.declared, line.checks.length, line.checked, line.before, line.hours],
      })),
      total(['Total', null, null, cases, null, null, hours]),
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
      total(['Total', null, null, null, null, savedHours]),
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
      total(['Total', null, cases, null, null]),
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
    'Processus | Heures par mois [0] | Pourquoi | Retour [0 mois]',
    [
      ...kept.map(({ name, hours: monthly, why, payback }) => [name, monthly, why, payback ?? null]),
      total(['Total', keptHours, null, null]),
    ],
    'Heures déclarées, non contrôlées : rien n’y est automatisé. Retour calculé là où une automatisation était envisageable.',
  );

const weeks = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

export const scheduleTable = ({ projects, drivers: d }: Audit): DataTable =>
  table(
    `Déploiement, à ${decimal(d.integration.daysPerWeek, 1)} jours d’intégration par semaine`,
    'Semaine | Chantier | Jours [0] | Condition de mise en service',
    [
      ...projects.map(({ name, firstWeek, lastWeek, days: worked, control }) => ({
        cells: [weeks(firstWeek, lastWeek), name, worked, control],
      })),
      total(['Total', null, sum(projects, (project) => project.days), null]),
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

const hours = (value: number) => `${decimal(value, 0)} h`;
const days = (value: number) => `${decimal(value, 0)} jours`;

export function monthTable({ cash, payback, drivers: d }: Audit): DataTable {
  const year = cash.slice(0, 12).map((month) => ({ ...month, spent: month.gain - month.net }));
  return table(
    'La première année, mois par mois, en euros',
    'Mois | Gain [0] | Dépensé [0] | Cumul [0]',
    [
      ...year.map(({ month, gain, spent, cumulative }) =>
        hotIf(month === payback, [`M${month}`, gain, spent, cumulative]),
      ),
      total(['Total', sum(year, ({ gain }) => gain), sum(year, ({ spent }) => spent), null]),
    ],
    `Un chantier rapporte à partir du mois qui suit sa mise en service, à ${percent(d.firstMonth)} le premier mois. Dépensé : intégration, formation, outils, entretien, détaillés dans la recommandation. Hors taxes, totaux calculés avant arrondi.`,
    { dense: true },
  );
}

export function returnTable({ year, threeYears, drivers: d, lines, hourly }: Audit): DataTable {
  const schoolHours = sum(lines, ({ trainees, training }) => trainees * training);
  return table(
    'Retour sur investissement, première année',
    'Ligne | Calcul | Montant [0 €]',
    [
      total(['Gain', `heures libérées × ${euros(hourly)} × ${percent(d.reuse)}`, year.gain]),
      {
        cells: [
          'Intégration',
          `${days(sum(lines, (line) => line.days))} × ${euros(d.integration.dayRate)}`,
          year.integration,
        ],
      },
      ['Formation [4]', `${hours(schoolHours)} × ${euros(hourly)}`, year.school],
      ['Outils', 'abonnements, dès chaque mise en service', year.tools],
      ['Entretien', `${hours(year.upkeep / hourly)} × ${euros(hourly)}`, year.upkeep],
      total(['Coût', null, year.cost]),
      ['Solde', 'gain − coût', year.net],
      { cells: ['Retour, première année', 'solde ÷ coût', year.roi * 100], unit: '%', signed: true },
      {
        cells: ['Retour sur trois ans', `même calcul, ${horizon} mois`, threeYears.roi * 100],
        unit: '%',
        signed: true,
      },
    ],
    `Coût horaire : ${euros(d.loadedCost)} chargés par an ÷ ${decimal(d.workedHours, 0)} heures travaillées. Simulation indicative, sans promesse de résultat.`,
  );
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

export const sensitivityTable = (audit: Audit): DataTable =>
  table(
    'Retour de la première année, et mois du remboursement',
    [
      'Heures réemployées',
      { label: 'Retour', digits: 0, unit: '%', signed: true },
      'Remboursé au mois [0]',
      {
        label: `Retour, temps ${percent(audit.drivers.sensitivity.slower, 0, true)}`,
        digits: 0,
        unit: '%',
        signed: true,
      },
    ],
    audit.drivers.sensitivity.reuses.map((reuse) => {
      const [base, slow] = [variant(audit, reuse, 1), variant(audit, reuse, 1 + audit.drivers.sensitivity.slower)];
      return hotIf(reuse === audit.drivers.reuse, [
        percent(reuse),
        base.year.roi * 100,
        base.payback ?? null,
        slow.year.roi * 100,
      ]);
    }),
    `Chaque ligne recalcule tout l’audit, déploiement compris. Temps ${percent(audit.drivers.sensitivity.slower, 0, true)} : le travail humain restant dépasse d’autant la prévision.`,
  );

export function toolsTable({ drivers: d, lines }: Audit): DataTable {
  const tokens = sum(lines, (line) => line.tokens);
  const calls = sum(lines, ({ volume, calls: each }) => (each ? volume * each.count : 0));
  return table(
    'Outils, à plein régime',
    'Outil | Emploi | Prix public du | Calcul | Par mois [0 €]',
    [
      ...d.tools.map((tool) => {
        const { name, use, source, day, quantity, unit, price, currency } = tool;
        const one = `${decimal(price, price % 1 ? 2 : 0)} ${currency}`;
        const worked = unit ? `${decimal(quantity, 0)} ${unit} × ${one}` : one;
        return [`${name} [${source}]`, use, day, worked, monthlyCost(tool, d)];
      }),
      ['Claude Sonnet 5.5 [5]', 'Modèle, par API', '25 nov. 2026', `${decimal(calls, 0)} appels`, tokens],
      total(['Total', null, null, null, sum(d.tools, (tool) => monthlyCost(tool, d)) + tokens]),
    ],
    `Prix publics hors taxes, par mois. Claude Sonnet 5.5 : ${decimal(d.model.input, 0)} $ le million de jetons lus, ${decimal(d.model.output, 0)} $ écrits. Hypothèse de change : 1 $ compté ${decimal(d.model.euro, 2)} €.`,
  );
}
