import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import type { MarkdownNode } from './markdownTree.ts';
import { parserBounds, requireSimple } from './parserBounds.ts';

/** Remark plugin that adds the counting constructs of `parserBounds` to the parser. */
function withinBounds(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), parserBounds];
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective).use(withinBounds);

/**
 * Parses a text as articles, letters and the site's own pages are written.
 * @throws TooIntricate with the line beyond the bounds.
 */
export function parseMarkdown(source: string): MarkdownNode {
  const tree = parser.parse(source) as MarkdownNode;
  requireSimple(tree);
  return tree;
}
