import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { MarkdownNode } from './markdownTree.ts';

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective);

/** The tree of a text as articles, letters and the site's own pages are written. */
export const parseMarkdown = (source: string): MarkdownNode => parser.parse(source) as MarkdownNode;
