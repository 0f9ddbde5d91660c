import styled from '@emotion/styled';
import { createContext, type ReactNode, useContext } from 'react';
import type { ArticleSource } from '../../data/articles/types.ts';
import { color, focusRing, font } from '../theme.ts';

const Sources = createContext<readonly ArticleSource[]>([]);

const Reference = styled.a`
  font-family: ${font.sans};
  font-weight: 600;
  color: ${color.link};
  ${focusRing(color.link, 0)}
  &:hover { text-decoration: underline; }
`;

/** Provides the sources that `Cite` numbers; the rows of the list of sources have the ids `source-1`, `source-2`… */
export const SourcesProvider = ({ sources, children }: { sources: readonly ArticleSource[]; children: ReactNode }) => (
  <Sources value={sources}>{children}</Sources>
);

/** Returns the sources of the surrounding article, in the order of its list. */
export const useSources = () => useContext(Sources);

/** Space between a number and its reference: without it, « 4 %¹ » would be read out and copied as « 4 %1 ». */
const SEPARATION = '\u00a0';

/**
 * Numbered reference to a source of the article; with `noted`, it also has a note for the margin (`Prose`). Renders nothing for an id that
 * is not listed; the build and publishing refuse such a text.
 */
export function Cite({ id, noted = false }: { id: string; noted?: boolean }) {
  const sources = useSources();
  const number = sources.findIndex((source) => source.id === id) + 1;
  const source = sources[number - 1];
  if (!source) return null;
  const { publisher, title, date, scope = title } = source;
  return (
    <sup className="nowrap" data-note={noted ? `${number}. ${publisher}, ${date}. ${scope}` : undefined}>
      {SEPARATION}
      <Reference href={`#source-${number}`} aria-label={`Source ${number}`}>
        {`[${number}]`}
      </Reference>
    </sup>
  );
}
