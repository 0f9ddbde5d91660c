import styled from '@emotion/styled';
import { color, media, radius, tabular, type } from '../theme.ts';
import { Accordion, type AccordionItem } from '../ui/Accordion.tsx';
import { Button } from '../ui/Button.tsx';

/** List with rules: the name of each item (an `h3`) is at the left of its text, on a phone above it. */
export const HeadedRows = styled.ul<{ nameWidth: number }>`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: ${({ nameWidth }) => nameWidth}px 1fr;
    gap: 6px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} break-after: auto; }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;

/**
 * Table with rules (docs/product/design-language.md § 5). Cells marked `.number` are right-aligned; those marked `.drop` are hidden on
 * phones, where `Under` may repeat their text.
 */
export const Table = styled.table`
  font-size: 16px;
  line-height: 1.5;
  ${tabular}
  & th, & td { padding: 15px 16px 15px 0; text-align: left; vertical-align: top; text-wrap: pretty; }
  & th:last-child, & td:last-child { padding-right: 0; }
  & .number + :not(.number) { padding-left: 24px; }
  & thead th { padding-top: 0; padding-bottom: 10px; font-size: 14px; font-weight: 400; color: ${color['ink-3']}; vertical-align: bottom; }
  & thead tr { border-bottom: 1px solid ${color.ink}; }
  & tbody tr { border-bottom: 1px solid ${color.line}; }
  & tbody th { font-weight: 600; }
  & .number { text-align: right; }
  ${media.phone} { font-size: clamp(15PX, 15px, 4.1vw); & .drop { display: none; } }
`;

/** Text of a `.drop` cell, repeated on phones under the name of its row. */
export const Under = styled.span`
  display: none;
  font-weight: 400;
  font-size: 1em;
  color: ${color['ink-2']};
  ${media.phone} { display: block; }
`;

const measures = { prose: 628, wide: 844, full: 952 };

/** An interactive or tabular part of an article, which has its own width (docs/product/design-language.md § 6). */
export const Block = styled.div<{ measure?: keyof typeof measures }>`
  && {
    max-width: ${({ measure = 'wide' }) => measures[measure]}px;
    margin: 40px 0;
    ${type.body}
    ${media.desktop} { margin: 48px 0; }
  }
`;

/** Small note above or below a block, on the kind of its figures or with a remark on them. */
export const BlockNote = styled.p`
  ${type.caption}
  color: ${color['ink-3']};
  max-width: 36em;
  margin: 0 0 16px;
  &:last-child { margin: 16px 0 0; }
`;

/** Label above an invented example, so that the reader knows before seeing its figures. */
export const BlockLabel = styled.p`
  ${type.caption}
  font-weight: 600;
  color: ${color['ink-2']};
  max-width: 38em;
  margin: 0 0 12px;
  ${media.print} { break-after: avoid; }
`;

const Inside = styled.div`
  display: grid;
  gap: 14px;
  & h4 { font-size: 17px; font-weight: 600; color: ${color.ink}; margin-bottom: 4px; }
  & blockquote { padding-left: 20px; border-left: 2px solid ${color['line-strong']}; }
`;

/** Collapsible panels inside an article: one open at a time, none at first. */
export const Panels = ({ items, note }: { items: readonly AccordionItem[]; note?: string }) => (
  <Block>
    <Accordion items={items.map(({ title, content }) => ({ title, content: <Inside>{content}</Inside> }))} />
    {note && <BlockNote>{note}</BlockNote>}
  </Block>
);

/** Secondary button that stays marked while its choice is selected. */
export const ChoiceButton = styled(Button)`
  &[aria-pressed='true'] { background: ${color.ink}; border-color: ${color.ink}; color: ${color.ground}; }
`;

/** Row of choices; hidden without script, which they need. */
export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} { gap: 8px; & button { padding-inline: 14px; } }
  ${media.noScript} { display: none; }
  ${media.print} { display: none; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--label, 1fr) minmax(0, 2fr) 52px;
  gap: 12px;
  align-items: center;
  ${tabular}
  & > :last-child { text-align: right; }
`;
/** Bar of a chart, solid for the first series and hatched for the second: they differ without colour too. */
const Bar = styled.i<{ percent: number }>`
  display: block;
  width: ${({ percent }) => percent}%;
  height: 12px;
  border-radius: ${radius.bar};
  background: ${color.ink};
  &[data-series='second'] {
    border: 1.5px solid ${color['ink-3']};
    background: repeating-linear-gradient(135deg, transparent 0 4.6px, ${color['ink-3']} 4.6px 7px);
  }
`;

interface Props {
  label: string;
  /** Percentage of the track that the bar fills, from 0 to 100. */
  percent: number;
  value: string;
  series?: 'first' | 'second';
}

/** A labelled bar, exactly proportional, with its value in words beside it. */
export const MeasureBar = ({ label, percent, value, series = 'first' }: Props) => (
  <Row>
    <span>{label}</span>
    <span aria-hidden="true">
      <Bar percent={percent} data-series={series} />
    </span>
    <span>{value}</span>
  </Row>
);
