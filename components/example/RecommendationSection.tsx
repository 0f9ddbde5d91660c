import styled from '@emotion/styled';
import type { Example } from '../../data/examples/types.ts';
import { SplitBar } from '../figures/SplitBar.tsx';
import { color, media, type } from '../theme.ts';
import { Lines } from '../ui/Lines.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { TableView } from '../ui/table/TableView.tsx';

const Head = styled.div`
  display: grid;
  gap: 20px 24px;
  align-items: end;
  margin-bottom: 56px;
  ${media.print} { margin-bottom: 24px; }
  & h2 { ${type.h2} }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > div { grid-column: 1 / span 7; }
  }
  ${media.cramped} { & .wide-break { display: none; } }
`;
const Kind = styled.p`
  ${type.small}
  color: ${color['ink-2']};
  margin-bottom: 10px;
`;
const Lead = styled.p`
  ${type.lead}
  color: ${color['ink-2']};
  ${media.desktop} { grid-column: 8 / -1; }
`;
const Detail = styled.div`
  margin-top: 64px;
  ${media.print} { margin-top: 32px; }
  max-width: 1000px;
`;

/** What the deliverable advises, the split of the money or of the causes, and the detail behind it. */
export const RecommendationSection = ({ recommendation }: Pick<Example, 'recommendation'>) => (
  <Section
    ground="sunk"
    whole
    tall={recommendation.table ? [1700, 1230, 1155] : [570, 560, 500]}
    aria-labelledby="recommandation"
  >
    <Container>
      <Head>
        <div>
          <Kind>Recommandation</Kind>
          <h2 id="recommandation">
            <Lines of={recommendation.title} />
          </h2>
        </div>
        <Lead>{recommendation.lead}</Lead>
      </Head>
      <SplitBar {...recommendation.split} />
      {recommendation.table && (
        <Detail>
          <TableView table={recommendation.table} />
        </Detail>
      )}
    </Container>
  </Section>
);
