import type { MDXProps } from 'mdx/types.js';
import type { ComponentType } from 'react';
import type { ArticleCover } from '../data/articles/blogContent.ts';

/** A heading of a document, with those below it. */
interface ContentsEntry {
  depth: number;
  value: string;
  id?: string;
  children?: readonly ContentsEntry[];
}

/** What an MDX file exports. */
export interface MdxDocument {
  default: ComponentType<MDXProps>;
  tableOfContents: readonly ContentsEntry[];
  /** Of the document of the desk's articles: what draws the cover of each. */
  Cover?: ComponentType<{ cover: ArticleCover }>;
}

/**
 * A folder of MDX files of which a page shows one: each is a chunk of its own, so that a page fetches its own text and no
 * other. Both sides load it before they render: the server in the page's `+data.ts`, the browser in its
 * `+beforeHydration.ts`.
 * @param files what `import.meta.glob('./*.mdx')` returns
 */
export function documents(files: Record<string, () => Promise<MdxDocument>>) {
  const loaded: Record<string, MdxDocument> = {};
  const known = (document: MdxDocument | undefined, name: string): MdxDocument => {
    if (!document) throw new Error(`No document ${name}`);
    return document;
  };
  return {
    /** @throws where there is no such file */
    load: async (name: string) => (loaded[name] = known(await files[`./${name}.mdx`]?.(), name)),
    /** @throws before `load` */
    shown: (name: string) => known(loaded[name], name),
  };
}
