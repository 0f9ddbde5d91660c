import type { BarsChart, DotsChart, MapChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable, Sheet } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import {
  type Actor,
  actors,
  families,
  losses,
  missingIntegrations,
  reasons,
  referenceUsers,
  scale,
} from './criteria.ts';
import { gapLosses, lost, lostFor, marksOf, means, mine, ownRank, standings } from './model.ts';
import { results } from './results.made.ts';

const hot = ({ own }: Actor) => own === true && { look: 'hot' as const };
/** The families in which the offer is under the mean of the six. */
export const gaps = families.filter((_, index) => (mine.byFamily[index] ?? 0) < (means[index] ?? 0));

export const matrixChart: DotsChart = {
  type: 'dots',
  title: `Deux lacunes : ${gaps.map(({ name }) => name.toLowerCase()).join(' et ')}`,
  measure: 'Note de 0 à 4 par famille, moyenne de sept critères',
  columns: families.map(({ name }) => name),
  max: scale.length - 1,
  digits: 1,
  scale: [`0 ${scale[0]}`, '1', '2', '3', `${scale.length - 1} ${scale[4]}`],
  rows: standings.map(({ name, byFamily, own }) => ({ label: name, values: byFamily, ...(own && { hot: true }) })),
};

export const scoreTable: DataTable = {
  caption: `Score pondéré et coût, pour ${referenceUsers} utilisateurs`,
  columns: [
    { label: 'Acteur' },
    { label: 'Score', digits: 1 },
    { label: 'Prix par utilisateur', digits: 0, unit: '€' },
    { label: 'Coût, année 1', digits: 0, unit: '€' },
    { label: 'Part du panel', digits: 0, unit: '%' },
  ],
  rows: [
    ...standings.map((actor) => ({
      cells: [actor.name, actor.score, actor.price, actor.cost, actor.share],
      ...hot(actor),
    })),
    { cells: ['Autres', null, null, null, 100 - actors.reduce((sum, { share }) => sum + share, 0)] },
  ],
  note: `Score sur 100 : familles pondérées ${families.map(({ weight }) => weight).join(', ')}. Prix mensuel hors taxes relevé le 18 juillet 2025. Coût : 12 mois et mise en route. Données d’illustration.`,
};

export const familyTable: DataTable = {
  caption: 'Votre note face à la moyenne des six',
  dense: true,
  columns: [
    { label: 'Famille' },
    { label: 'Poids', digits: 0, unit: '%' },
    { label: 'Vous', digits: 2 },
    { label: 'Moyenne', digits: 2 },
  ],
  rows: families.map(({ name, weight }, index) => ({
    cells: [name, weight, mine.byFamily[index] ?? 0, means[index] ?? 0],
    ...(gaps.some((gap) => gap.name === name) && { look: 'hot' as const }),
  })),
};

/** Its letter alone. */
const letter = ({ name }: Actor) => name.replace('Éditeur ', '').replace('Votre offre', 'Vous');
/** One family in full: a row a criterion, a column an actor. */
export function criteriaTable(family: string): DataTable {
  const at = families.findIndex(({ name }) => name === family);
  return {
    caption: `${family} : note de 0 à 4, critère par critère`,
    dense: true,
    columns: [{ label: 'Critère' }, ...actors.map((actor) => ({ label: letter(actor), digits: 0 }))],
    rows: [
      ...(families[at]?.criteria ?? []).map((criterion, index) => ({
        cells: [criterion, ...actors.map((actor) => marksOf(actor)[at]?.[index] ?? 0)],
      })),
      { cells: ['Moyenne', ...standings.map(({ byFamily }) => byFamily[at] ?? 0)], digits: 2, look: 'total' as const },
    ],
    note: `Échelle : ${scale.map((word, mark) => `${mark} : ${word}`).join(' ; ')}.`,
  };
}

export const valueChart: MapChart = {
  type: 'map',
  title: `${['Premier', 'Deuxième', 'Troisième'][ownRank - 1]} score sur six, troisième prix le plus bas`,
  measure: 'Prix mensuel par utilisateur et score sur 100 ; disque plein : votre offre',
  x: { label: 'Prix', from: 20, to: 100, unit: '€' },
  y: { label: 'Score', from: 50, to: 100, digits: 1 },
  points: standings.map((actor) => ({
    label: `${letter(actor)} : ${actor.price} €, ${decimal(actor.score, 1)}`,
    x: actor.price,
    y: actor.score,
    ...(actor.own && { hot: true }),
  })),
};

const reasonLabels = ['Intégration manquante', 'Automatisation trop courte', 'Prix', 'Notoriété', 'Autre'] as const;
export const lossChart: BarsChart = {
  type: 'bars',
  title: `Deux lacunes expliquent ${gapLosses} des ${lost} affaires perdues`,
  measure: `Motif principal déclaré, sur ${lost} affaires perdues en 2024`,
  unit: '',
  digits: 0,
  rows: reasons.map((reason, index) => ({
    label: reasonLabels[index] ?? reason,
    value: lostFor(reason),
    ...(index < 2 && { hot: true }),
  })),
};

export const lossTable: DataTable = {
  caption: `Les ${lost} affaires perdues en 2024, par gagnant et par motif`,
  columns: [
    { label: 'Gagnant' },
    ...reasons.map((reason) => ({ label: reason === 'Automatisation' ? 'Automat.' : reason, digits: 0 })),
    { label: 'Total', digits: 0 },
  ],
  rows: [
    ...losses.map(({ to, counts }, index) => ({ cells: [to, ...counts, results.losses.winners[index] ?? 0] })),
    { cells: ['Total', ...results.losses.reasons], look: 'total' as const },
  ],
  note: 'Affaires closes de janvier à décembre 2024, exportées par le client, fictif.',
};

export const integrationTable: DataTable = {
  caption: 'Intégration demandée, dans les affaires perdues sur ce motif',
  dense: true,
  columns: [{ label: 'Intégration' }, { label: 'Affaires', digits: 0 }],
  rows: [
    ...missingIntegrations.map(({ name, count }) => ({ cells: [name, count] })),
    { cells: ['Total', lostFor('Intégration')], look: 'total' as const },
  ],
};

/** The workbook as one sees it beside the cover. */
export const sheet: Sheet = {
  file: 'saas-b2b.xlsx',
  columns: ['A', 'B', 'C', 'D'],
  digits: 1,
  rows: [
    ['Acteur', 'Score', 'Prix (€)', 'Année 1 (€)'],
    ...standings.map(({ name, score, price, cost }) => [name, score, decimal(price), decimal(cost)]),
  ],
  selected: [4, 1],
  tabs: ['Synthèse', 'Notes', 'Pondérations'],
};
