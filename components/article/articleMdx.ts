import type { MDXComponents } from 'mdx/types.js';
import { mdxComponents } from '../prose/mdxComponents.tsx';
import { Static } from '../Static.tsx';
import { Cite } from './Cite.tsx';

/** What an article's MDX may use without importing it; in the browser, where only live parts are left, its still parts. */
export const articleMdx: MDXComponents = import.meta.env.SSR ? { ...mdxComponents, Cite, Static } : { Static };
