import { decimal } from '../../../data/french/frenchNumbers.ts';
import { balance, bars } from '../../parts.ts';
import { barsOf, largest } from '../barsOf.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import { leastDiscount } from './criteria.ts';
import { integrationTable, lossTable, matrixChart } from './figures.ts';
import { advised, advisedPrice, duels, lost, lostFor, mine, rivalStandings } from './model.ts';
import { duelTable, priceTable } from './planFigures.ts';

const winners = barsOf(lossTable, lossTable.columns.length - 1, { title: '', measure: '' });
const asked = barsOf(integrationTable, 1, { title: '', measure: '' });
const best = Math.max(...rivalStandings.map(({ score }) => score));
const ahead = duels.filter(({ score }) => score < 0);

const duelChart = balance(
  claim(
    ahead.length === 1,
    `Seul l’${ahead[0]?.name.toLowerCase().replace(/ (.)$/, (end) => end.toUpperCase())} reste mieux noté`,
  ),
  'Score de l’offre conseillée, moins celui de chaque éditeur, en points sur 100',
  duelTable.rows.map(({ cells: [name, score] }) => ({ label: String(name), value: Number(score) })),
  { digits: 1 },
);

const ranking = bars(
  `L’écart avec le premier passe de ${decimal(best - mine.score, 1)} à ${decimal(best - advised.score, 1)} points`,
  'Score pondéré sur 100, l’offre avant et après les deux chantiers',
  [
    { label: 'Votre offre, après', value: advised.score, hot: true },
    { label: 'Votre offre, aujourd’hui', value: mine.score, hot: true },
    ...rivalStandings.map(({ name, score }) => ({ label: name, value: score })),
  ].sort((a, b) => b.value - a.value),
  { digits: 1 },
);

/** What the document of the comparison says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: 'Un éditeur de logiciel commercial, fictif',
  date: '18 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: matrixChart,
  source: 'matrice jointe en Excel, données d’illustration',
  figures: [
    {
      folio: 14,
      chart: {
        ...winners,
        title: `L’${largest(winners).label.replace('É', 'é')} prend ${decimal(largest(winners).value)} affaires sur ${lost}`,
        measure: 'Affaires perdues en 2024, par gagnant',
      },
    },
    { folio: 46, chart: ranking },
    {
      folio: 47,
      chart: {
        ...asked,
        title: `${largest(asked).label} d’abord : ${largest(asked).value} affaires sur ${lostFor('Intégration')}`,
        measure: 'Intégration demandée, dans les affaires perdues sur ce motif',
      },
    },
    {
      folio: 49,
      chart: barsOf(priceTable, 2, {
        title: `${advisedPrice} € : le dernier prix essayé à ${decimal(leastDiscount * 100)} % au moins sous B et D`,
        measure: 'Écart de coût la première année avec B et D, au moins',
      }),
    },
    { folio: 51, chart: duelChart },
  ],
};
