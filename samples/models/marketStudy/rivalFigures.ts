import type { BarsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { bars, table } from '../../parts.ts';
import type { StudyModel } from './model.ts';
import { qonto, shine, type Tariff, usageCost } from './rivals.ts';

/** A published tariff, and what the study's own use of a month costs with it. */
function tariffTable(
  { drivers: { usage } }: StudyModel,
  tariffs: readonly Tariff[],
  caption: string,
  source: number,
): DataTable {
  return table(
    caption,
    [
      source === 12 ? 'Carte' : 'Offre',
      'Retraits compris',
      'Retrait au-delà [0 €]',
      'Paiement en devise [2 %]',
      'Un mois type [2 €]',
    ],
    tariffs.map((tariff) => ({
      cells: [
        tariff.name,
        Number.isFinite(tariff.included) ? String(tariff.included) : 'tous',
        tariff.withdrawal,
        tariff.abroad,
        usageCost(tariff, usage),
      ],
    })),
    `Mois type : ${usage.withdrawals} retraits en zone euro et ${usage.abroad} € payés en devise, hypothèse de l’étude ; abonnement non compris.`,
    { source: `page d’aide de l’éditeur, source ${source} ; dernière colonne calculée` },
  );
}

export const qontoTable = (model: StudyModel): DataTable =>
  tariffTable(model, qonto, 'Ce que Qonto facture à l’usage, carte par carte', 12);
export const shineTable = (model: StudyModel): DataTable =>
  tariffTable(model, shine, 'Ce que Shine facture à l’usage, offre par offre', 13);

/** The same month with each of the two publishers' tariffs, dearest first. */
export function usageChart({ drivers: { usage } }: StudyModel): BarsChart {
  const rows = [
    ...qonto.map((tariff) => ({ label: `Qonto, ${tariff.name}`, value: usageCost(tariff, usage) })),
    ...shine.map((tariff) => ({ label: `Shine ${tariff.name}`, value: usageCost(tariff, usage) })),
  ].sort((a, b) => b.value - a.value);
  return bars(
    'Le même mois, de la carte la plus chère à la moins chère',
    `Frais d’usage d’un mois type, en € : ${usage.withdrawals} retraits, ${usage.abroad} € en devise, hors abonnement`,
    rows.map((row, index) => ({ ...row, ...(index === 0 && { hot: true }) })),
    { unit: '€', digits: 2, source: 'pages d’aide de Qonto et de Shine, sources 12 et 13 ; calcul de l’étude' },
  );
}
