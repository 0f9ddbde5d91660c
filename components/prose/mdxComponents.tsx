import type { MDXComponents } from 'mdx/types.js';
import { Illustration, Key, Note, PullQuote } from './Aside.tsx';
import { ProseLink } from './ProseLink.tsx';
import { ProseHeaderCell, ProseTable } from './ProseTable.tsx';
import { proseHeading } from './proseHeading.tsx';
import { withModelNames } from './withModelNames.tsx';

/** What any MDX document may use without importing it. */
export const mdxComponents = {
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
} satisfies MDXComponents;
