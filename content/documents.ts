import type { MDXProps } from 'mdx/types.js';
import type { ComponentType } from 'react';

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
}

/**
 * A folder of MDX files of which a page shows one: each is a chunk of its own, so that a page fetches its own text and no
 * other. Both sides load it before they render: the server in the page's `+data.ts`, the browser in its
 * `+beforeHydration.ts`.
 * @param files what `import.meta.glob('./*.mdx')` returns
 */
export function documents(files: Record<string, () => Promise<MdxDocument>>) {
  const loaded = new Map<string, MdxDocument>();
  return {
    /** @throws where there is no such file */
    async load(name: string): Promise<MdxDocument> {
      const file = files[`./${name}.mdx`];
      if (!file) throw new Error(`No document ${name}.mdx among ${Object.keys(files).join(', ')}`);
      const document = await file();
      loaded.set(name, document);
      return document;
    },
    /** @throws before `load` */
    body(name: string): ComponentType<MDXProps> {
      const document = loaded.get(name);
      if (!document) throw new Error(`The document ${name} is not loaded`);
      return document.default;
    },
  };
}
