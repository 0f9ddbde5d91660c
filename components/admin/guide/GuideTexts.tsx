import { createContext, type ReactNode, useContext } from 'react';
import type { WrittenText } from '../../../data/articles/writtenText.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Fetches every text of the guide, as one file, when the guide is opened: what gives a page's text. */
export type LoadGuide = () => Promise<(slug: string, content: Content) => WrittenText | undefined>;

const Context = createContext<LoadGuide>(async () => () => undefined);

/** Gives the desk its guide, which stands in a room that components do not reach. */
export const GuideTextsProvider = ({ load, children }: { load: LoadGuide; children: ReactNode }) => (
  <Context value={load}>{children}</Context>
);

export const useLoadGuide = (): LoadGuide => useContext(Context);
