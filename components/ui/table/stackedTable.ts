import type { DataTable } from '../../../data/examples/types.ts';
import { media } from '../../theme.ts';

/**
 * Whether a table is too wide for a phone and becomes a list there: it has more than three columns of numbers, or text after the first
 * column.
 */
export const stacks = ({ columns }: Pick<DataTable, 'columns'>): boolean =>
  columns.length > 4 || columns.slice(1).some(({ digits }) => digits === undefined);

/**
 * CSS that shows a table marked `data-stacks` on phones as a list of labelled values, one group for each row. `ink`: colour of the line
 * above the list; `line`: colour of the lines between groups.
 */
export const stackedTable = (ink: string, line: string, quiet: string, at = media.phone): string => `
  & .label { display: none; }
  ${at} {
    &[data-stacks] {
      display: block;
      & caption { display: block; }
      & thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      & tbody { display: block; border-top: 1px solid ${ink}; }
      & tr { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25em; padding: .9em 0; border-bottom: 1px solid ${line}; }
      & tr > * { display: flex; justify-content: space-between; gap: 1em; padding: 0; border: 0; text-align: right; background: none; white-space: normal; }
      & tr > :first-child { justify-content: flex-start; gap: .4em; font-weight: 600; text-align: left; box-shadow: none; padding: 0; }
      & .label { display: inline; }
      & .label, & [data-label]::before { text-align: left; font-weight: 400; color: ${quiet}; }
      & [data-label]::before { content: attr(data-label); }
      & .empty, & td:empty { display: none; }
    }
  }`;
