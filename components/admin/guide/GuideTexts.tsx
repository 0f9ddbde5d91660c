import type { MDXProps } from 'mdx/types.js';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the MDX file of a page exports. */
export interface GuideDocument {
  default: ComponentType<MDXProps>;
  tableOfContents: readonly { depth: number; value: string; id?: string }[];
}
type GuideTexts = Readonly<Record<string, GuideDocument | undefined>>;

/** Fetches every text of the guide: one file, asked for when the guide is opened. */
export type LoadGuide = () => Promise<GuideTexts>;

const Context = createContext<LoadGuide>(async () => ({}));

/** Gives the desk its guide, which stands in a room that components do not reach. */
export const GuideTextsProvider = ({ load, children }: { load: LoadGuide; children: ReactNode }) => (
  <Context value={load}>{children}</Context>
);

export const useLoadGuide = (): LoadGuide => useContext(Context);
