import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import type { PageOutline } from '../../../data/examples/documentPages.ts';
import { kept } from '../../kept.tsx';
import { color, focusRing, media } from '../../theme.ts';

const CURRENT = `outline: 2px solid ${color.link}; outline-offset: 3px;`;

/** CSS for the page that the address names, before the script runs or without it. */
const named = (pages: readonly PageOutline[]) =>
  pages
    .map(({ id, number }) => {
      const none =
        number === 1 ? `, [data-reader]:not([data-live]):not(:has([data-page]:target)) &[href="#${id}"]` : '';
      return `[data-reader]:not([data-live]):has(#${id}:target) &[href="#${id}"]${none} { ${CURRENT} }`;
    })
    .join('');

/** Strip placed over the room that each page leaves below its counter. */
const Strip = styled.nav`
  grid-area: strip;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  padding: 6px;
  margin: 34px -6px 0;
  & > ul { display: flex; gap: 14px 20px; width: max-content; min-width: 100%; justify-content: space-between; }
  ${media.belowDesktop} {
    grid-area: reader;
    align-self: start;
    margin: 60px -20px 0;
    padding-inline: 20px;
    & > ul { gap: 0; justify-content: flex-start; }
    & > ul > li + li { margin-left: 11px; padding-left: 11px; border-left: 1px solid ${color['line-strong']}; }
  }
  @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
  ${media.print} { display: none; }
`;
const Chapter = styled.li`
  & > span { display: block; margin-top: 10px; max-width: calc(var(--pages) * 62px - 12px); min-width: 96px; font-size: 13px; line-height: 1.35; color: ${color['ink-2']}; }
  &:has([aria-current]) > span { font-weight: 600; color: ${color.ink}; }
  & > ul { display: flex; gap: 12px; }
  ${media.belowDesktop} { & > span { max-width: none; min-width: 0; margin-top: 8px; white-space: nowrap; } & > ul { gap: 10px; } }
  ${media.narrow} { & > span { display: none; } }
`;
const Thumb = styled.a<{ pages: readonly PageOutline[] }>`
  display: block;
  width: 50px;
  height: 70px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  box-shadow: inset 0 0 0 1px ${color['line-strong']};
  ${focusRing(color.link, 3)}
  &:hover { box-shadow: inset 0 0 0 1px ${color.ink}; }
  &[aria-current] { ${CURRENT} }
  ${({ pages }) => named(pages)}
  ${media.belowDesktop} { width: 44px; height: 62px; }
`;

const PageSymbols = kept(import.meta.env.SSR ? (await import('./PageSymbols.tsx')).PageSymbols : undefined);

interface Props {
  pages: readonly PageOutline[];
  shown: number | undefined;
}

/** Strip with thumbnails of all pages, by chapter; each is a link to its page. */
export function PageStrip({ pages, shown }: Props) {
  const chapters = [...new Set(pages.map(({ chapter }) => chapter))];
  return (
    <Strip aria-label="Pages de l’extrait" data-strip="">
      <PageSymbols name="symbols" />
      <ul>
        {chapters.map((chapter) => {
          const own = pages.filter((page) => page.chapter === chapter);
          return (
            <Chapter key={chapter} style={{ '--pages': own.length } as CSSProperties}>
              <ul>
                {own.map(({ id, number, title, symbol }) => (
                  <li key={id}>
                    <Thumb
                      pages={pages}
                      href={`#${id}`}
                      aria-label={`${number}. ${title}`}
                      aria-current={number === shown ? 'page' : undefined}
                    >
                      <svg viewBox="0 0 50 70" aria-hidden="true">
                        <use href={`#sheet-${symbol}`} />
                      </svg>
                    </Thumb>
                  </li>
                ))}
              </ul>
              <span>{chapter}</span>
            </Chapter>
          );
        })}
      </ul>
    </Strip>
  );
}
