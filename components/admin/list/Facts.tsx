import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, focusRing, tabular } from '../../theme.ts';

const List = styled.dl`
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  line-height: 1.5;
  ${tabular}
  & > div { display: grid; grid-template-columns: 8.25rem minmax(0, 1fr); padding: 10px 0; border-bottom: 1px solid ${color.line}; }
  & dt { color: ${color['ink-3']}; }
  & dd { overflow-wrap: anywhere; }
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** Labelled values, ruled. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <List>
    {rows.map(([label, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have one label, and lines stay where they are.
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
