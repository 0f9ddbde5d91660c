import styled from '@emotion/styled';
import type { Split } from '../../../data/examples/types.ts';
import { color, tabular } from '../../theme.ts';

/** Colours of the parts by rank: first the accent, last a tone hardly darker than the paper. */
const tones = [color['doc-blue'], color['doc-ink'], color['doc-ink-2'], color['doc-line']];

const Caption = styled.strong`
  display: block;
  margin-bottom: .8em;
  font-weight: 600;
  font-size: 1.06em;
  line-height: 1.35;
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 3.6em;
  margin-bottom: .9em;
  & > i { min-width: 2px; }
`;
const Rows = styled.dl`
  font-size: 1.02em;
  ${tabular}
  & > div { display: grid; grid-template-columns: .8em minmax(0, 1fr) auto minmax(5em, auto); gap: .8em; align-items: baseline; padding: .42em 0; border-bottom: 1px solid ${color['doc-line']}; }
  & i { width: .8em; height: .8em; }
  & dd { text-align: right; }
`;

/** Shares of a whole as a single bar in proportion, then a list with each share's name. */
export const SplitBar = ({ split: { caption, parts } }: { split: Split }) => (
  <div>
    <Caption>{caption}</Caption>
    <Bar aria-hidden="true">
      {parts.map(({ label, share }, index) => (
        <i key={label} style={{ flexGrow: share, background: tones[index] }} />
      ))}
    </Bar>
    <Rows>
      {parts.map(({ label, share, amount }, index) => (
        <div key={label}>
          <i style={{ background: tones[index] }} aria-hidden="true" />
          <dt>{label}</dt>
          <dd>{`${share}\u00a0%`}</dd>
          <dd>{amount}</dd>
        </div>
      ))}
    </Rows>
  </div>
);
