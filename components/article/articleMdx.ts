import type { MDXComponents } from 'mdx/types.js';
import { mdxComponents } from '../prose/mdxComponents.tsx';
import { Cite } from './Cite.tsx';

/** What an article's MDX may use without importing it. */
export const articleMdx = { ...mdxComponents, Cite } satisfies MDXComponents;
