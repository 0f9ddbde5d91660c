import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';
import { table, total } from '../../parts.ts';
import { horizon } from './cash.ts';
import { sum } from './gains.ts';
import { type Audit, auditOf } from './model.ts';

/** When the prices without a public source were set down. */
export const pricedIn = 'juillet 2025';
const hours = (value: number) => `${decimal(value, 0)} h`;
const days = (value: number) => `${decimal(value, 0)} jours`;

export function monthTable({ cash, payback, drivers: d }: Audit): DataTable {
  const year = cash.slice(0, 12).map((month) => ({ ...month, spent: month.gain - month.net }));
  return table(
    'La première année, mois par mois, en euros',
    'Mois | Gain [0] | Dépensé [0] | Cumul [0]',
    [
      ...year.map(({ month, gain, spent, cumulative }) => ({
        cells: [`M${month}`, gain, spent, cumulative],
        ...(month === payback && { look: 'hot' as const }),
      })),
      total('Total', sum(year.map(({ gain }) => gain)), sum(year.map(({ spent }) => spent)), null),
    ],
    `Un chantier rapporte à partir du mois qui suit sa mise en service, à ${percent(d.firstMonth)} le premier mois. Dépensé : intégration, formation, outils, entretien, détaillés dans la recommandation. Hors taxes, totaux calculés avant arrondi.`,
    { dense: true },
  );
}

export function returnTable({ year, threeYears, drivers: d, lines, hourly }: Audit): DataTable {
  const schoolHours = sum(lines.map(({ trainees, training }) => trainees * training));
  return table(
    'Retour sur investissement, première année',
    'Ligne | Calcul | Montant [0 €]',
    [
      total('Gain', `heures libérées × ${euros(hourly)} × ${percent(d.reuse)}`, year.gain),
      {
        cells: [
          'Intégration',
          `${days(sum(lines.map((line) => line.days)))} × ${euros(d.integration.dayRate)}`,
          year.integration,
        ],
      },
      ['Formation [4]', `${hours(schoolHours)} × ${euros(hourly)}`, year.school],
      ['Outils', 'abonnements, dès chaque mise en service', year.tools],
      ['Entretien', `${hours(year.upkeep / hourly)} × ${euros(hourly)}`, year.upkeep],
      total('Coût', null, year.cost),
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
      return {
        cells: [percent(reuse), base.year.roi * 100, base.payback ?? null, slow.year.roi * 100],
        ...(reuse === audit.drivers.reuse && { look: 'hot' as const }),
      };
    }),
    `Chaque ligne recalcule tout l’audit, déploiement compris. Temps ${percent(audit.drivers.sensitivity.slower, 0, true)} : le travail humain restant dépasse d’autant la prévision.`,
  );

export function toolsTable({ drivers: d, lines }: Audit): DataTable {
  const tokens = sum(lines.map((line) => line.tokens));
  const calls = sum(lines.map(({ volume, calls: each }) => (each ? volume * each.count : 0)));
  return table(
    'Outils, à plein régime',
    'Outil | Calcul | Par mois [0 €] | Prix',
    [
      ...d.tools.map(({ name, quantity, unit, price }) => ({
        cells: [
          name,
          quantity > 1 ? `${decimal(quantity, 0)} ${unit} × ${euros(price)}` : unit,
          quantity * price,
          'hypothèse',
        ],
      })),
      ['Gemini 2.5 Pro, par API', `${decimal(calls, 0)} appels`, tokens, 'public [5]'],
      total('Total', null, sum(d.tools.map(({ quantity, price }) => quantity * price)) + tokens, null),
    ],
    `Hypothèses de prix : ${pricedIn}, hors taxes, à remplacer par vos devis. Gemini 2.5 Pro : ${decimal(d.model.input, 2)} $ le million de jetons lus, ${decimal(d.model.output, 0)} $ écrits, tarif public du 17 juin 2025 ; 1 $ compté ${decimal(d.model.euro, 2)} €.`,
  );
}
