import { chartTable } from '../../../components/figures/charts/chartTable.ts';
import type { Block, DataTable } from '../../../data/examples/types.ts';
import { covers } from '../../../data/offer/covers.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { studyDrivers } from '../../models/marketStudy/drivers.ts';
import { studyFigures } from '../../models/marketStudy/figures.ts';
import { marketSlides } from '../../models/marketStudy/marketSlides.ts';
import { studyModel } from '../../models/marketStudy/model.ts';
import type { Sample } from '../../models/sample.ts';
import { extractPlan, type Message } from '../extractPlan.ts';
import { drawsChart } from './placeChart.ts';
import type { Slide } from './writeDeck.ts';

/** What fits beside a chart, under a title, and beside a table: rows and columns, signs, signs. */
const BESIDE_CHART = { rows: 9, columns: 4 };
const SHORT_LEAD = 125;
const MOST_POINTS = 640;

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text' || block.kind === 'quote') return [block.text];
    return block.kind === 'list' ? block.items : [];
  });

/** As many of the texts as a column holds, the first ones. */
function pointsOf(texts: readonly string[]): string[] | undefined {
  let room = MOST_POINTS;
  const kept = texts.filter((text) => {
    room -= text.length;
    return room >= 0;
  });
  return kept.length > 0 ? kept : undefined;
}

/** One message of the extract as a slide: its chart, its table where there is room, its words; all it says goes to the notes. */
function messageSlide({ title, section, lead, blocks, folio }: Message, { document: { source } }: Sample): Slide {
  const charts = blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
  const chart = charts.find(drawsChart);
  const [own] = blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  const [drawn] = charts;
  const table: DataTable | undefined = own ?? (drawn && !chart ? chartTable(drawn) : undefined);
  const isSmall = table && table.rows.length <= BESIDE_CHART.rows && table.columns.length <= BESIDE_CHART.columns;
  const isShort = lead !== undefined && lead.length <= SHORT_LEAD;
  const texts = [...(lead && !isShort ? [lead] : []), ...textsOf(blocks)];
  const beside = chart && isSmall;
  const points =
    beside || (table && !chart && table.columns.length > BESIDE_CHART.columns) ? undefined : pointsOf(texts);
  return {
    part: section,
    title,
    ...(isShort && { lead }),
    ...(chart && { chart }),
    ...(table && (!chart || beside) && { table }),
    ...(points && { points }),
    source: (chart ?? table)?.source ?? source,
    notes: [...(lead ? [lead] : []), ...textsOf(blocks), `Page ${folio} du livrable, dans l’extrait en PDF.`].join(
      '\n',
    ),
  };
}

/** The slides of a sample: those the market study plans, else its messages after its cover and its figures. */
export function slidesOf(sample: Sample): readonly Slide[] {
  if (sample.slug === 'etude-marche') {
    const model = studyModel(studyDrivers);
    return marketSlides(model, studyFigures(model), sample);
  }
  const { cover, lead, notice, snapshot, recommendation } = sample;
  return [
    { part: '', title: covers(content)[cover].title, lead, source: '', notes: notice },
    {
      part: 'En bref',
      title: recommendation.title.join(' '),
      figures: snapshot.figures.map(({ figure, unit, label }) => ({
        figure: unit ? `${figure} ${unit}` : figure,
        label,
      })),
      points: [recommendation.lead],
      source: sample.document.source,
      notes: notice,
    },
    ...extractPlan(sample)
      .filter(({ folio }) => folio !== recommendation.folio)
      .map((message) => messageSlide(message, sample)),
  ];
}
