import type { BarsChart } from '../../../data/examples/chartTypes.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { bars, page } from '../../parts.ts';
import { largest } from '../barsOf.ts';
import { claim } from '../claim.ts';
import type { Sample } from '../sample.ts';
import type { LotFigures } from './figures.ts';
import type { ContentModel } from './model.ts';
import { aimsTable, lineTable, metasTable, queriesTable } from './pieceTables.ts';
import { script } from './script.ts';

/** Words published each week, every piece counted at its ordered length. */
function weekly({ published, of }: ContentModel): BarsChart {
  const rows = published.map(({ week, pieces }) => ({
    label: `S${week}`,
    value: pieces.reduce((sum, name) => sum + of(name).words, 0),
  }));
  const most = largest({ rows });
  return bars(
    claim(most.label === 'S1', `L’article fait de la première semaine la plus longue : ${decimal(most.value)} mots`),
    'Mots publiés par semaine, aux longueurs de commande',
    rows.map((row) => ({ ...row, ...(row.label === most.label && { hot: true }) })),
  );
}

const shots = bars(
  'Le plan le plus long va à la fiche produit',
  'Durée de chaque plan, en secondes',
  script.map(({ from, to, image }) => ({
    label: image.split(',')[0] ?? image,
    value: to - from,
    ...(to - from === Math.max(...script.map((shot) => shot.to - shot.from)) && { hot: true }),
  })),
  { unit: 's' },
);

/** What the document of the lot says of itself, and the figures it adds to the page. */
export const documentFacts = (model: ContentModel, figures: LotFigures): Sample['document'] => ({
  pages: [
    page(1, 'Vos mots, votre ton, vos interdits, puis vos requêtes', [lineTable, queriesTable]),
    page(model.first.satellites, 'Chaque page à référencer a son titre et sa description', [
      metasTable,
      'Un titre promet ce que la page tient, une description dit pour qui. Les deux sont livrés prêts à coller, et relus avec la page : un titre qui n’est plus vrai se change.',
    ]),
    page(model.first.calendar + 1, 'Une date et un objectif par contenu', [
      aimsTable(model),
      'Un contenu n’a qu’un objectif et ne demande qu’une chose : deux appels dans une lettre, c’est un clic perdu.',
    ]),
  ],
  client: 'Un réseau de conseil aux commerçants, fictif',
  date: '15 juillet 2025',
  version: '1.0, exemple illustratif',
  cover: figures.calendar,
  source: 'plan du lot, longueurs de commande',
  figures: [
    { folio: 3, chart: weekly(model) },
    { folio: model.first.scripts, chart: shots },
  ],
});
