import { Illustration, Key, Note, PullQuote } from './Aside.tsx';
import { ProseLink } from './ProseLink.tsx';
import { ProseHeaderCell, ProseTable } from './ProseTable.tsx';
import { proseHeading } from './proseHeading.tsx';
import { withModelNames } from './withModelNames.tsx';

/** What draws the elements and the boxes of a long text. */
export const proseParts = {
  p: withModelNames('p'),
  li: withModelNames('li'),
  td: withModelNames('td'),
  h2: proseHeading('h2'),
  h3: proseHeading('h3'),
  a: ProseLink,
  table: ProseTable,
  th: ProseHeaderCell,
  Note,
  Illustration,
  Key,
  PullQuote,
};
