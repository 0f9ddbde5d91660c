import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, radius, tabular, type } from '../../theme.ts';

/**
 * Table of the desk: a dark rule under its head, thin rules between rows. Cells marked `.end` (dates) are right-aligned; those marked
 * `.not-phone` are hidden on phones.
 */
export const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  & th { padding: 9px 16px; border-bottom: 1px solid ${color.ink}; font-size: 14px; font-weight: 500; text-align: left; color: ${color['ink-3']}; }
  & td { padding: 15px 16px; border-bottom: 1px solid ${color.line}; vertical-align: top; overflow-wrap: anywhere; }
  & thead td { padding: 0; border-color: ${color.ink}; }
  & th.end, & td.end { text-align: right; white-space: nowrap; overflow-wrap: normal; ${tabular} }
  ${media.phone} {
    & th { padding: 8px 4px 8px 10px; }
    & td { padding: 14px 4px 14px 10px; }
    & .not-phone { display: none; }
  }
`;

/** Secondary text of a row, under or beside the main text. */
export const Second = styled.span`
  font-size: 15px;
  color: ${color['ink-2']};
`;

/** File field whose label looks like a button: the input is visually hidden, and the label shows its focus. */
export const ChooseFile = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 44px;
  padding: 8px 18px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.control};
  ${type.button}
  font-size: 15px;
  cursor: pointer;
  &:hover { border-color: ${color.ink}; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  &:has(:disabled) { border-color: ${color.line}; color: ${color['ink-3']}; cursor: default; }
`;

/** Head of a table: label and class of each column; the column of buttons has no label. */
export const Head = ({ cells }: { cells: readonly (string | readonly [ReactNode, string])[] }) => (
  <thead>
    <tr>
      {cells.map((cell, index) => {
        const [name, className] = typeof cell === 'string' ? [cell] : cell;
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
        if (name === '') return <td key={index} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
          <th key={index} scope="col" className={className}>
            {name}
          </th>
        );
      })}
    </tr>
  </thead>
);

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

/** A small table whose rows end with actions. */
export const ActRows = styled(Table)`
  width: 100%;
  margin-bottom: 20px;
  & td { vertical-align: middle; }
  & td:last-of-type { width: 1%; text-align: right; white-space: nowrap; overflow-wrap: normal; }
  & th:first-of-type, & td:first-of-type { padding-left: 0; }
  & td:last-of-type { padding-right: 0; }
`;
