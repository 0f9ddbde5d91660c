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
import {
  familyMarks,
  gapLosses,
  lost,
  lostFor,
  marksOf,
  rankOf,
  scoreOf,
  today,
  weights,
  yearOneCost,
} from './model.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const own = ({ own: mine }: Actor) => mine === true;
const hot = (actor: Actor) => own(actor) && { look: 'hot' as const };
export const mean = (index: number) => sum(actors.map((actor) => familyMarks(actor)[index] ?? 0)) / actors.length;
const mine = familyMarks(today);
/** The families in which the offer is under the mean of the six. */
export const gaps = families.filter((_, index) => (mine[index] ?? 0) < mean(index));

export const matrixChart: DotsChart = {
  type: 'dots',
  title: `Deux lacunes : ${gaps.map(({ name }) => name.toLowerCase()).join(' et ')}`,
  measure: 'Note de 0 à 4 par famille, moyenne de sept critères',
  columns: families.map(({ name }) => name),
  max: scale.length - 1,
  digits: 1,
  scale: [`0 ${scale[0]}`, '1', '2', '3', `${scale.length - 1} ${scale[4]}`],
  rows: actors.map((actor) => ({ label: actor.name, values: familyMarks(actor), ...(own(actor) && { hot: true }) })),
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
    ...actors.map((actor) => ({
      cells: [actor.name, scoreOf(actor), actor.price, yearOneCost(actor), actor.share],
      ...hot(actor),
    })),
    { cells: ['Autres', null, null, null, 100 - sum(actors.map(({ share }) => share))] },
  ],
  note: `Score sur 100 : familles pondérées ${weights.join(', ')}. Prix mensuel hors taxes relevé le 18 juillet 2025. Coût : 12 mois et mise en route. Données d’illustration.`,
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
    cells: [name, weight, mine[index] ?? 0, mean(index)],
    ...((mine[index] ?? 0) < mean(index) && { look: 'hot' as const }),
  })),
};

/** One family in full: a row a criterion, a column an actor. */
export function criteriaTable(family: string): DataTable {
  const at = families.findIndex(({ name }) => name === family);
  return {
    caption: `${family} : note de 0 à 4, critère par critère`,
    dense: true,
    columns: [
      { label: 'Critère' },
      ...actors.map(({ name }) => ({ label: name.replace('Éditeur ', '').replace('Votre offre', 'Vous'), digits: 0 })),
    ],
    rows: [
      ...(families[at]?.criteria ?? []).map((criterion, index) => ({
        cells: [criterion, ...actors.map((actor) => marksOf(actor)[at]?.[index] ?? 0)],
      })),
      { cells: ['Moyenne', ...actors.map((actor) => familyMarks(actor)[at] ?? 0)], digits: 2, look: 'total' as const },
    ],
    note: `Échelle : ${scale.map((word, mark) => `${mark} : ${word}`).join(' ; ')}.`,
  };
}

const letter = ({ name }: Actor) => name.replace('Éditeur ', '').replace('Votre offre', 'Vous');
export const valueChart: MapChart = {
  type: 'map',
  title: `${['Premier', 'Deuxième', 'Troisième'][rankOf(today, actors) - 1]} score sur six, troisième prix le plus bas`,
  measure: 'Prix mensuel par utilisateur et score sur 100 ; disque plein : votre offre',
  x: { label: 'Prix', from: 20, to: 100, unit: '€' },
  y: { label: 'Score', from: 50, to: 100, digits: 1 },
  points: actors.map((actor) => ({
    label: `${letter(actor)} : ${actor.price} €, ${decimal(scoreOf(actor), 1)}`,
    x: actor.price,
    y: scoreOf(actor),
    ...(own(actor) && { hot: true }),
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
    ...losses.map(({ to, counts }) => ({ cells: [to, ...counts, sum(counts)] })),
    { cells: ['Total', ...reasons.map(lostFor), lost], look: 'total' as const },
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

export const publicTable: DataTable = {
  caption: 'Repères publics',
  source: 'Gartner, HubSpot et Salesforce, sources 1 à 3',
  columns: [{ label: 'Repère' }, { label: 'Valeur' }, { label: 'Portée' }],
  rows: [
    {
      cells: ['Dépenses mondiales en SaaS, 2024 [1]', '250,8 Md$, soit +18,1 %', 'dépenses finales, toutes clientèles'],
    },
    { cells: ['Prévision 2025 [1]', '299,1 Md$, soit +19,2 %', 'prévision de novembre 2024'] },
    { cells: ['HubSpot, revenus 2024 [2]', '2,63 Md$, soit +21 %', '247 939 clients fin 2024'] },
    { cells: ['Salesforce, exercice clos en janvier 2025 [3]', '37,9 Md$, soit +9 %', 'groupe entier'] },
  ],
};

/** The workbook as one sees it beside the cover. */
export const sheet: Sheet = {
  file: 'saas-b2b.xlsx',
  columns: ['A', 'B', 'C', 'D'],
  digits: 1,
  rows: [
    ['Acteur', 'Score', 'Prix (€)', 'Année 1 (€)'],
    ...actors.map((actor) => [actor.name, scoreOf(actor), decimal(actor.price), decimal(yearOneCost(actor))]),
  ],
  selected: [4, 1],
  tabs: ['Synthèse', 'Notes', 'Pondérations'],
};
