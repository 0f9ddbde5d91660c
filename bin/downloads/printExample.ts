import { covers } from '../../data/covers.ts';
import { type Analysis, type Example, totalPages } from '../../data/examples/types.ts';
import { modelRoles } from '../../data/modelRoles.ts';
import { models } from '../../data/models.ts';
import { column, Paper, page } from './Paper.ts';
import { paints, token } from './palette.ts';
import { printBlocks, printChart } from './printBlocks.ts';
import { printCover } from './printCover.ts';
import { printTable } from './printTable.ts';

const TITLE = { face: 'serif', size: 31, leading: 1.12 } as const;
/** Room above a section that follows another on its page. */
const BETWEEN = 40;
/** Room below its title. */
const BELOW = 16;
const LEAD = { size: 12.5, fill: paints['ink-2'], leading: 1.5 } as const;

/** An example as a PDF: cover, contents, results, inner pages, recommendation, method, sources. */
export function printExample(example: Example): Paper {
  const { kind } = covers[example.cover];
  const paper = new Paper({ title: `${kind} : ${example.title}`, subject: example.meta.description });
  const scratch = new Paper({ title: '', subject: '' });
  const height = (title: string, print: (on: Paper) => void) =>
    scratch.measure(print) + paper.height(title, column, TITLE) + BELOW;
  /** Below the section before where it fits whole, else on a page of its own. */
  const open = (section: string, title: string, print: (on: Paper) => void) => {
    if (paper.y + BETWEEN + height(title, print) > page.bottom) paper.newPage(kind, section);
    else paper.y += BETWEEN;
    paper.bookmark(title);
    paper.block('H1', title, TITLE, BELOW, paper.balanced(title, column, TITLE));
    print(paper);
  };
  printCover(paper, example, totalPages(example));
  paper.y = page.bottom;
  open('Sommaire', 'Ce que contient le livrable', (on) => printContents(on, example));
  const inside = example.preview.pages.flatMap(({ blocks }) => blocks);
  for (const analysis of example.analyses) {
    const title = analysis.title.join(' ');
    const again = inside.some((block) => block.kind === 'chart' && block.chart === analysis.chart);
    const fits = height(title, (on) => printAnalysis(on, analysis)) <= page.bottom - page.top;
    // A chart that an inner page prints as well is left to that page, unless there is room for it here.
    const { chart: _chart, ...rest } = analysis;
    open('Résultats', title, (on) => printAnalysis(on, again && !fits ? rest : analysis));
  }
  const prose = example.analyses.flatMap((analysis) => analysis.prose ?? []);
  for (const inner of example.preview.pages) {
    if (inner.blocks[0] && prose.includes(inner.blocks[0])) continue;
    open(`${inner.section}, page ${inner.folio} du livrable`, inner.title, (on) => printBlocks(on, inner.blocks));
  }
  open('Recommandation', example.recommendation.title.join(' '), (on) => printRecommendation(on, example));
  open('Méthode', 'Qui a fait quoi', (on) => printMethod(on, example));
  open('Sources', 'Sources', (on) => printSources(on, example));
  paper.finish();
  return paper;
}

/** A result: its sentence, its chart, its table or its text. */
function printAnalysis(paper: Paper, { lead, chart, table, prose }: Analysis): void {
  paper.block('P', lead, LEAD, 18);
  if (chart) printChart(paper, chart);
  if (table) printTable(paper, table);
  if (prose) printBlocks(paper, prose);
}

/** Four figures, then the parts with the page each starts on. */
function printContents(paper: Paper, { snapshot, structure }: Example): void {
  const width = column / 4;
  paper.artifact(() => paper.rule(paper.y, paints.ink));
  snapshot.figures.forEach(({ figure, unit, label, detail }, index) => {
    const x = page.left + width * index;
    const y = paper.y + 12;
    paper.tagged('P', () => {
      paper.place(unit ? `${figure} ${unit}` : figure, x, y, width, { face: 'serif', size: 25, leading: 1.1 });
      paper.place(label, x, y + 36, width - 10, { face: 'bold', size: 9.5, leading: 1.3 });
      paper.place(detail, x, y + 50, width - 10, { size: 9, fill: paints['ink-2'], leading: 1.3 });
    });
  });
  paper.y += 104;
  let first = 1;
  const rows = structure.sections.map(({ title, text, pages }) => {
    const row = { cells: [title, text, first, pages] };
    first += pages;
    return row;
  });
  printTable(paper, {
    caption: 'Sommaire du livrable complet',
    columns: [{ label: 'Partie' }, { label: 'Contenu' }, { label: 'Page', digits: 0 }, { label: 'Pages', digits: 0 }],
    rows: [...rows, { cells: ['Total', null, null, first - 1], look: 'total' }],
  });
  paper.block(
    'P',
    'Cet extrait reprend les résultats présentés en ligne, quatre pages du livrable, la recommandation, la méthode et les sources.',
    LEAD,
  );
}

/** Shares as one bar, to scale, with a row of words per share. */
function printRecommendation(paper: Paper, { recommendation: { lead, split, table } }: Example): void {
  paper.block('P', lead, LEAD, 18);
  paper.block('Caption', split.caption, { face: 'bold', size: 10 }, 6);
  const fills = [paints.blue, paints.ink, paints['ink-2'], paints['line-strong']];
  let x = page.left;
  paper.tagged(
    'Figure',
    () =>
      split.parts.forEach(({ share }, index) => {
        const width = (column * share) / 100;
        paper.pdf.rect(x, paper.y, width - 1.5, 58).fill(fills[index] ?? paints.line);
        const fill = index === 3 ? paints.ink : paints.paper;
        const slim = share < 10;
        const size = slim ? 12 : 17;
        paper.place(`${share} %`, x + (slim ? 4 : 8), paper.y + 34, 60, { face: 'serif', size, fill, leading: 1.1 });
        x += width;
      }),
    split.parts.map(({ label, share }) => `${label} ${share} %`).join(', '),
  );
  paper.y += 70;
  printTable(paper, {
    caption: 'Détail',
    columns: [{ label: 'Poste' }, { label: 'Part', digits: 0, unit: '%' }, { label: 'Montant' }],
    rows: split.parts.map(({ label, share, amount }) => ({ cells: [label, share, amount] })),
  });
  if (table) printTable(paper, table);
}

function printMethod(paper: Paper, { method: { lead, roles, arbitration } }: Example): void {
  paper.block('P', lead, LEAD, 16);
  models.forEach(({ id, name }, index) => {
    const { contribution = '', share = 0 } = roles[index] ?? {};
    paper.ensure(52);
    const { y } = paper;
    paper.artifact(() => {
      paper.rule(y, index === 0 ? paints.ink : paints.line);
      paper.pdf.circle(page.left + 4, y + 18, 4).fill(token(`ia-${id}`));
      paper.pdf.rect(page.right - 100, y + 26, share * 2.6, 6).fill(token(`ia-${id}`));
    });
    paper.tagged('P', () => {
      paper.place(name, page.left + 16, y + 10, 104, { face: 'bold', size: 11 });
      paper.place(modelRoles[index] ?? '', page.left + 120, y + 10, 250, { size: 11 });
      paper.place(contribution, page.left + 120, y + 27, 255, { size: 10.5, fill: paints['ink-2'], leading: 1.3 });
      paper.place(`${share} %`, page.right - 100, y + 9, 100, { size: 10.5 });
    });
    paper.y += 66;
  });
  paper.block('Note', 'Parts d’usage indicatives, données internes.', { size: 8.5, fill: paints['ink-2'] }, 18);
  paper.block('H2', arbitration.title, { face: 'bold', size: 12.5 }, 5);
  paper.block('P', arbitration.text, { face: 'serif', size: 13, leading: 1.42 });
}

function printSources(paper: Paper, { sources, sourcesNote }: Example): void {
  paper.block('P', sourcesNote, LEAD, 16);
  sources.forEach(({ label, scope, url }, index) => {
    paper.ensure(44);
    const { y } = paper;
    paper.artifact(() => paper.place(`${index + 1}`, page.left, y, 20, { size: 10.5, fill: paints['ink-2'] }));
    paper.block('P', label, { face: 'bold', size: 10, leading: 1.35 }, 0, column, 22);
    paper.block('P', scope, { size: 9.5, fill: paints['ink-2'], leading: 1.3 }, 0, column, 22);
    const link = { size: 8, fill: paints.blue, leading: 1.25 };
    const height = paper.height(url, column - 22, link);
    paper.pdf.link(page.left + 22, paper.y, column - 22, height, url);
    paper.block('Link', url, link, 5, column, 22);
  });
}
