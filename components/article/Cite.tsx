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

/** Tells the `Cite` below which sources they number. The list of sources gives its rows the ids `source-1`, `source-2`… */
export const SourcesProvider = ({ sources, children }: { sources: readonly ArticleSource[]; children: ReactNode }) => (
  <Sources value={sources}>{children}</Sources>
);

/** The sources of the article around, in the order of its list. */
export const useSources = () => useContext(Sources);

/** Between a number and its mark, or « 4 %¹ » is heard and copied as « 4 %1 ». */
const SEPARATION = '\u00a0';

/** A numbered reference to a source of the article; nothing for an id it does not list, which publishing and the build refuse. */
export function Cite({ id }: { id: string }) {
  const number = useSources().findIndex((source) => source.id === id) + 1;
  if (number === 0) return null;
  return (
    <sup className="nowrap">
      {SEPARATION}
      <Reference href={`#source-${number}`} aria-label={`Source ${number}`}>
        {`[${number}]`}
      </Reference>
    </sup>
  );
}
