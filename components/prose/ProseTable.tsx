import styled from '@emotion/styled';
import type { TableHTMLAttributes, ThHTMLAttributes } from 'react';
import { color, focusRing, font, media, tabular } from '../theme.ts';
import { stackedTable } from '../ui/table/stackedTable.ts';

const NARROW = '@media screen and (max-width: 389.98px)';

// Safari before 17 knows `-webkit-hyphens` alone.
const Frame = styled.div`
  max-width: 844px;
  margin: 1.8em 0;
  font: 400 15px/1.5 ${font.sans};
  overflow-x: auto;
  ${focusRing(color.link)}
  ${tabular}
  & th { padding: 10px 16px 10px 0; border-bottom: 1px solid ${color.ink}; font-size: 14px; font-weight: 500; text-align: left; vertical-align: bottom; color: ${color['ink-3']}; }
  & td { padding: 13px 16px 13px 0; border-bottom: 1px solid ${color.line}; vertical-align: top; text-wrap: pretty; }
  & thead td { border-bottom-color: ${color.ink}; }
  & tr > :last-child { padding-right: 0; }
  & td:first-of-type { font-weight: 550; }
  ${media.fromTablet} { & [style*='right'] + :not([style*='right']) { padding-left: 16px; } }
  ${media.phone} {
    font-size: clamp(14PX, 14px, 4.1vw);
    -webkit-hyphens: auto;
    hyphens: auto;
    & th, & td { padding-right: 8px; }
    & th { font-size: clamp(12PX, 12px, 3.6vw); }
  }
  & table { ${stackedTable(color.ink, color.line, color['ink-3'], NARROW)} }
  ${media.print} { margin: 1.2em 0; overflow: visible; & td { padding-block: 7px; } }
`;

/**
 * A table of the prose, ruled as in a report; it tightens on a phone. On the narrowest a row is a list, each value beside
 * the name of its column (`server/markdown/tableLabels.ts`); were a table still too wide, it scrolls in its frame.
 */
export const ProseTable = ({ 'aria-label': name = 'Tableau', ...table }: TableHTMLAttributes<HTMLTableElement>) => (
  <Frame tabIndex={0} role="group" aria-label={name}>
    <table {...table} />
  </Frame>
);

/** A header cell; markdown needs one even where there is nothing to say, HTML does not. */
export const ProseHeaderCell = ({ children, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) =>
  children ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td />
  );
