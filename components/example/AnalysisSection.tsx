import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import type { Analysis, Block } from '../../data/examples/types.ts';
import { ChartDrawing } from '../figures/ChartDrawing.tsx';
import { chartTable } from '../figures/charts/chartTable.ts';
import { FigureWithValues } from '../figures/FigureWithValues.tsx';
import { color, media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';
import { stacks } from '../ui/table/stackedTable.ts';
import { TableView } from '../ui/table/TableView.tsx';
import { Lines } from '../ui/textParts.tsx';

/** A chart of a sample, with its values. */
const ChartFigure = ({ chart, wide = false }: { chart: Chart; wide?: boolean }) => (
  <FigureWithValues title={chart.title} measure={chart.measure} table={chartTable(chart)}>
    <ChartDrawing chart={chart} place={wide ? 'wide' : 'beside'} />
  </FigureWithValues>
);

const Prose = styled.div`
  ${type.prose}
  max-width: 628px;
  & > * + * { margin-top: 1em; }
  & h3 { ${type.h3} margin-top: 1.5em; }
  & blockquote { ${type.pullQuote} margin-block: 1.4em; padding-left: 24px; border-left: 2px solid ${color.accent}; }
`;

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'quote') return <blockquote>{block.text}</blockquote>;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return null;
}

/** An extract to read, set as the blog sets its articles. */
const ProseBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <Prose>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an extract is a fixed list of blocks
      <ProseBlock key={index} block={block} />
    ))}
  </Prose>
);

const Head = styled.div`
  max-width: 38em;
  margin-bottom: 40px;
  & h2 { ${type.h2} }
  & p { ${type.lead} margin-top: 20px; max-width: 32em; color: ${color['ink-2']}; }
  ${media.fromTablet} { margin-bottom: 56px; }
  ${media.print} { margin-bottom: 24px; & p { margin-top: 10px; } }
`;
const Grid = styled.div`
  display: grid;
  gap: 56px 24px;
  & > * { min-width: 0; }
  ${media.print} { row-gap: 28px; &[data-split='5+7'] figure { max-width: 560px; } }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > * { grid-column: 1 / -1; }
    &[data-split='6+5'] > :first-of-type { grid-column: 1 / span 6; }
    &[data-split='6+5'] > :last-of-type { grid-column: 8 / -1; }
    &[data-split='prose'] > * { grid-column: 4 / span 6; }
  }
  ${media.cramped} {
    &[data-split='words'] figure, &[data-split='5+7'] figure { max-width: 640px; }
    &[data-split='prose'] > * { grid-column: 3 / span 8; }
  }
  @media (min-width: 1280px) {
    &[data-split='words'] > :first-of-type { grid-column: 1 / span 6; }
    &[data-split='words'] > :last-of-type { grid-column: 8 / -1; }
    &[data-split='5+7'] > :first-of-type { grid-column: 1 / span 5; }
    &[data-split='5+7'] > :last-of-type { grid-column: 6 / -1; padding-left: 24px; }
  }
`;

/** Five columns need more room than three, and words more than numbers. */
const splitOf = ({ chart, table, prose, wide }: Analysis) => {
  if (wide) return 'wide';
  if (!chart && prose) return 'prose';
  if (!table) return '6+5';
  return table.columns.length > 4 ? '5+7' : stacks(table) ? 'words' : '6+5';
};

/** One result of the deliverable: a sentence, its chart, its table or its text. */
export function AnalysisSection({ analysis }: { analysis: Analysis }) {
  const { id, title, lead, chart, table, prose, wide = false } = analysis;
  return (
    <Section aria-labelledby={id} ruled whole tall={chart || table ? [1600, 1250, 900] : [4800, 3150, 3400]}>
      <Container>
        <Head>
          <h2 id={id}>
            <Lines of={title} />
          </h2>
          <p>{lead}</p>
        </Head>
        <Grid data-split={splitOf(analysis)}>
          {chart && (
            <div>
              <ChartFigure chart={chart} wide={wide} />
            </div>
          )}
          {table && (
            <div>
              <TableView table={table} />
            </div>
          )}
          {prose && (
            <div>
              <ProseBlocks blocks={prose} />
            </div>
          )}
        </Grid>
      </Container>
    </Section>
  );
}
