import type { DotsChart, MapChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable, Sheet } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { bar, bars, hotIf, sum, table, total } from '../../parts.ts';
import {
  type Actor,
  actors,
  families,
  leastDiscount,
  losses,
  missingIntegrations,
  reasons,
  referenceUsers,
  scale,
  today,
  weightShift,
} from './criteria.ts';
import {
  advisedPrice,
  duels,
  gapLosses,
  lost,
  lostFor,
  marksOf,
  means,
  mine,
  ownRank,
  priceTests,
  standings,
  weightTests,
} from './model.ts';
import { results } from './results.made.ts';
import { PLAN_CAPTION, planHeads, planRows } from './workbook/workbook.ts';

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

export const scoreTable = table(
  `Score pondéré et coût, pour ${referenceUsers} utilisateurs`,
  'Acteur | Score [1] | Prix par utilisateur [0 €] | Coût, année 1 [0 €] | Part du panel [0 %]',
  [
    ...standings.map((actor) => ({
      cells: [actor.name, actor.score, actor.price, actor.cost, actor.share],
      ...hot(actor),
    })),
    ['Autres', null, null, null, 100 - sum(actors, ({ share }) => share)],
  ],
  `Score sur 100 : familles pondérées ${families.map(({ weight }) => weight).join(', ')}. Prix mensuel hors taxes relevé le 13 août 2026. Coût : 12 mois et mise en route. Données d’illustration.`,
);

/** What a real vendor asks, by offer: euros a month and user, what it says of its programming interface and of the term. */
export const salesforceTable = table(
  'Salesforce Sales Cloud, prix publics du 13 août 2026 [4]',
  'Offre | Par utilisateur et par mois [0 €] | Interface de programmation | Facturation',
  [
    ['Starter Suite', 25, 'option payante', 'au mois ou à l’année'],
    ['Pro Suite', 100, 'option payante', 'à l’année'],
    ['Enterprise', 175, 'comprise', 'à l’année'],
    ['Unlimited', 350, 'comprise', 'à l’année'],
  ].map((cells) => ({ cells })),
  'Offre gratuite et offre Agentforce non reprises.',
  { source: 'Salesforce, source 4' },
);

/** The same prices beside the client's own. */
export const salesforceChart = bars(
  'Une offre sur quatre est moins chère que la vôtre',
  'Euros par utilisateur et par mois',
  [
    bar('Votre offre', today.price, true),
    ...salesforceTable.rows.map(({ cells: [offer, price] }) => bar(`Salesforce ${offer}`, Number(price))),
  ],
  { unit: '€', source: 'Salesforce, source 4 ; votre offre, donnée d’illustration' },
);

export const familyTable = table(
  'Votre note face à la moyenne des six',
  'Famille | Poids [0 %] | Vous [2] | Moyenne [2]',
  families.map(({ name, weight }, index) =>
    hotIf(
      gaps.some((gap) => gap.name === name),
      [name, weight, mine.byFamily[index] ?? 0, means[index] ?? 0],
    ),
  ),
  '',
  { dense: true },
);

/** Its letter alone. */
const letter = ({ name }: Actor) => name.replace('Éditeur ', '').replace('Votre offre', 'Vous');
/** One family in full: a row a criterion, a column an actor. */
export function criteriaTable(family: string): DataTable {
  const at = families.findIndex(({ name }) => name === family);
  return table(
    `${family} : note de 0 à 4, critère par critère`,
    ['Critère', ...actors.map((actor) => ({ label: letter(actor), digits: 0 }))],
    [
      ...(families[at]?.criteria ?? []).map((criterion, index) => ({
        cells: [criterion, ...actors.map((actor) => marksOf(actor)[at]?.[index] ?? 0)],
      })),
      { cells: ['Moyenne', ...standings.map(({ byFamily }) => byFamily[at] ?? 0)], digits: 2, look: 'total' as const },
    ],
    `Échelle : ${scale.map((word, mark) => `${mark} : ${word}`).join(' ; ')}.`,
    { dense: true },
  );
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
export const lossChart = bars(
  `Deux lacunes expliquent ${gapLosses} des ${lost} affaires perdues`,
  `Motif principal déclaré, sur ${lost} affaires perdues en 2025`,
  reasons.map((reason, index) => bar(reasonLabels[index] ?? reason, lostFor(reason), index < 2)),
);

export const lossTable = table(
  `Les ${lost} affaires perdues en 2025, par gagnant et par motif`,
  [
    'Gagnant',
    ...reasons.map((reason) => ({ label: reason === 'Automatisation' ? 'Automat.' : reason, digits: 0 })),
    'Total [0]',
  ],
  [
    ...losses.map(({ to, counts }, index) => [to, ...counts, results.losses.winners[index] ?? 0]),
    total(['Total', ...results.losses.reasons]),
  ],
  'Affaires closes de janvier à décembre 2025, exportées par le client, fictif.',
);

export const integrationTable = table(
  'Intégration demandée, dans les affaires perdues sur ce motif',
  'Intégration | Affaires [0]',
  [...missingIntegrations.map(({ name, count }) => [name, count]), total(['Total', lostFor('Intégration')])],
  '',
  { dense: true },
);

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

const euros = (value: number) => `${decimal(value)} €`;
/** A figure as its cell of the workbook shows it. */
const shown = (value: number, format: string) =>
  format.endsWith('"€"') ? euros(value) : decimal(value, format.split('.')[1]?.length ?? 0);

export const planTable = table(
  PLAN_CAPTION,
  planHeads.map((label) => ({ label })),
  planRows.map(({ action, format, months }, index) => ({
    cells: [action, ...results.words[`plan${index as 0}`].map((value) => shown(value, format)), `${months} mois`],
    ...(index > 2 && { look: 'total' as const }),
  })),
  '',
  { dense: true },
);

export const priceTable = table(
  'Cinq prix essayés, lacunes comblées',
  'Prix | Coût, année 1 [0 €] | Sous B et D, au moins [0 %] | Ventes qu’on peut perdre [0]',
  priceTests.map(({ price, cost, discount, spare }) =>
    hotIf(price === advisedPrice, [euros(price), cost, Math.floor(discount * 100), spare]),
  ),
  `Règle : le prix le plus haut qui reste au moins ${leastDiscount * 100} % sous les éditeurs B et D, que l’offre devance. Dernière colonne : ventes perdues sur ${priceTests[0]?.needed} sans que les abonnements rapportent moins qu’à ${euros(today.price)}.`,
  { dense: true },
);

export const duelTable = table(
  `L’offre à ${euros(advisedPrice)} face à chacun des cinq éditeurs`,
  [
    'Face à',
    { label: 'Score', digits: 1, signed: true },
    { label: 'Coût, année 1', digits: 0, unit: '€', signed: true },
    'Par point [0 €]',
    'Cet éditeur est…',
  ],
  duels.map(({ name, score, cost, perPoint, verdict }) => [name, score, cost, perPoint, verdict]),
  'Écarts : votre offre moins l’éditeur. « Par point » : ce que coûte un point de score de plus, du moins cher au meilleur.',
);

const ranks = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
const rank = (place: number) => ranks[place - 1] ?? String(place);
export const weightTable = table(
  `Place de votre offre si une famille pèse ${weightShift} points de plus`,
  'Famille renforcée | Aujourd’hui | Lacunes comblées | Score alors [1]',
  weightTests.map(({ name, today: now, improved: then, improvedScore }) =>
    hotIf(now !== then, [name, rank(now), rank(then), improvedScore]),
  ),
  'Les autres familles cèdent ces points en proportion de leur poids.',
);
