import styled from '@emotion/styled';
import type { Example } from '../../data/examples/types.ts';
import { color, font, media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';
import { TableView } from '../ui/table/TableView.tsx';
import { Lines } from '../ui/textParts.tsx';

/** By the part's rank: the accent first, the last hardly more than the ground. */
const tones = [
  `background: ${color.blue}; color: ${color['on-blue']};`,
  `background: ${color.ink}; color: ${color.ground};`,
  `background: ${color['ink-3']}; color: ${color.ground};`,
  `background: ${color['line-strong']}; color: ${color.ink};`,
];
/** How a part's figure fits its width. */
const fits = {
  whole: '',
  narrow: 'padding-inline: 12px; font-size: clamp(32PX, 3.5vw, 50PX);',
  slim: 'padding-inline: 10px; font-size: 32PX;',
};
const fitOf = (share: number): keyof typeof fits => (share < 10 ? 'slim' : share < 15 ? 'narrow' : 'whole');

const Bar = styled.ul`
  display: grid;
  gap: 2px;
  & li { min-width: 0; }
  ${media.belowDesktop} {
    && { grid-template-columns: minmax(0, 1fr) !important; gap: 0; border-top: 1px solid ${color.ink}; }
    & li { display: grid; grid-template-columns: 96px 1fr; align-items: center; border-bottom: 1px solid ${color.line}; }
  }
`;
const Part = styled.div<{ tone: number; fit: keyof typeof fits }>`
  display: flex;
  align-items: flex-end;
  height: 176px;
  padding: 18px 20px;
  border: 1px solid transparent;
  border-radius: 1px;
  font: 340 50PX/1 ${font.serif};
  white-space: nowrap;
  overflow: hidden;
  ${({ tone }) => tones[tone]}
  & small { font-size: .58em; margin-left: .12em; }
  ${media.forced} { forced-color-adjust: none; ${({ tone }) => (tone === 3 ? 'background: none;' : '')} }
  ${media.print} { height: 72px; padding-block: 12px; font-size: 32PX; }
  ${({ fit }) => fits[fit]}
  ${media.belowDesktop} { height: 64px; padding: 0 14px 14px; font-size: 32PX; }
`;
const Words = styled.div`
  padding: 14px 12px 0 0;
  font-size: 16px;
  line-height: 1.4;
  & strong { display: block; white-space: nowrap; }
  ${media.cramped} { padding-right: 6px; font-size: 14px; }
  ${media.belowDesktop} { padding: 10px 0 10px 16px; }
`;
const Caption = styled.p`
  ${type.small}
  margin-bottom: 16px;
  font-weight: 600;
`;

interface Props {
  caption: string;
  parts: readonly { label: string; share: number; amount: string }[];
}

/** Shares of a whole as one bar, to scale: percentage inside, name and amount below. A list below the desktop. */
const SplitBar = ({ caption, parts }: Props) => (
  <div>
    <Caption>{caption}</Caption>
    <Bar style={{ gridTemplateColumns: parts.map(({ share }) => `minmax(0, ${share}fr)`).join(' ') }}>
      {parts.map(({ label, share, amount }, index) => (
        <li key={label}>
          <Part tone={index} fit={fitOf(share)}>
            {share}
            <small>%</small>
          </Part>
          <Words>
            {label}
            <strong>{amount}</strong>
          </Words>
        </li>
      ))}
    </Bar>
  </div>
);

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

/** Advice of the deliverable, the split of the money or of the causes, and the detail behind it. */
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
