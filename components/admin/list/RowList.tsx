import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, focusRing, media, tabular, type } from '../../theme.ts';
import { Problem } from './Problem.tsx';

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

/** List of labelled values, separated by rules. */
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

/** A ruled list whose rows have actions at the right. A heading may be longer than the line: `.nowrap` is lifted in it. */
export const RowList = styled.ul`
  &:empty { display: none; }
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 40px; padding: 20px 0; border-bottom: 1px solid ${color.line}; }
  & h2 { ${type.h4} overflow-wrap: anywhere; }
  & h2 .nowrap { white-space: normal; }
  ${media.phone} { & > li { grid-template-columns: minmax(0, 1fr); gap: 16px; } }
`;
/** Line under the heading of a row: who, and when. */
const RowFacts = styled.p`
  font-size: 15px;
  color: ${color['ink-3']};
  overflow-wrap: anywhere;
  ${tabular}
`;
/** Badges that tell why a row is in the list. */
const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
/** Text written by a visitor, unchanged. */
export const RowText = styled.p`
  max-width: 66ch;
  margin-top: 8px;
  font-size: 16px;
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color['ink-2']};
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  ${media.phone} { flex-direction: row; flex-wrap: wrap; }
`;

interface Row {
  /** Heading typed by a visitor: a name or an address. */
  title: string;
  facts: ReactNode;
  /** Badges of the row: its state, and the reason it is listed. */
  badges: ReactNode;
  /** Error of the last action on this row. */
  error: unknown;
  actions: ReactNode;
  children?: ReactNode;
  /** Dialog opened from the row. */
  dialog?: ReactNode;
}

/** A row of the list, with its heading, facts, badges and actions. */
export function ListRow({ title, facts, badges, error, actions, children, dialog }: Row) {
  return (
    <li>
      <div>
        <h2>{title}</h2>
        <RowFacts>{facts}</RowFacts>
        {children}
        <Badges>{badges}</Badges>
        <Problem error={error} />
      </div>
      <Actions>{actions}</Actions>
      {dialog}
    </li>
  );
}

/** List of tasks, each with a mark (`data-verdict`), a name, a description and a link. */
export const TaskList = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 2px 16px; padding: 14px 0; border-bottom: 1px solid ${color.line}; line-height: 1.5; }
  & svg { margin-top: 3px; color: ${color['ink-3']}; }
  & [data-verdict='good'] svg { color: ${color.success}; }
  & [data-verdict='bad'] svg { color: ${color.danger}; }
  & strong { font-weight: 600; }
  & [data-verdict='good'] strong { font-weight: 400; color: ${color['ink-2']}; }
  & p { grid-column: 2; font-size: 15px; color: ${color['ink-2']}; overflow-wrap: anywhere; }
  & p + p { color: ${color['ink-3']}; }
  & a { grid-column: 3; grid-row: 1 / span 2; align-self: center; display: inline-flex; align-items: center; min-height: 44px; font-size: 15px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 4px; border-radius: 2px; ${focusRing(color.link)} }
  ${media.phone} { & > li { grid-template-columns: 20px minmax(0, 1fr); } & a { grid-column: 2; grid-row: auto; justify-self: start; } }
`;
