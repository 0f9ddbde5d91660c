import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PageOutline } from '../../../data/examples/documentPages.ts';
import { kept } from '../../kept.tsx';
import { color, ease, focusRing, font, media, radius, tabular } from '../../theme.ts';
import { PageStrip } from './PageStrip.tsx';
import { usePageTurning } from './usePageTurning.ts';

const appear = keyframes`from { opacity: 0 }`;

/**
 * Shows one page of the document: the one that the address names, else the first. A browser without `:has` shows all pages until the script
 * runs; paper shows all pages.
 */
const Reader = styled.div`
  display: contents;
  @media screen {
    @supports selector(:has(a)) {
      &:not([data-live]) [data-page]:not(:target) { display: none; }
      &:not([data-live]):not(:has([data-page]:target)) [data-page]:first-of-type { display: grid; }
    }
    &[data-live] [data-page]:not([data-shown]) { display: none; }
    @media (prefers-reduced-motion: no-preference) {
      &[data-turned] [data-page] { animation: ${appear} ${ease.reveal}; }
    }
  }
`;
const Pages = styled.div`
  grid-area: reader;
  min-width: 0;
  ${media.print} { display: grid; grid-template-columns: 1fr 1fr; gap: 24px 28px; }
`;
const Page = styled.section`
  display: grid;
  gap: 18px;
  justify-content: center;
  grid-template-columns: minmax(0, 612px);
  touch-action: pan-y pinch-zoom;
  outline: none;
  @media screen and (min-width: 1024px) { grid-template-columns: 612px 176px; gap: 0 45px; justify-content: start; align-items: start; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); scroll-margin-top: -16px; }
  ${media.print} { display: block; break-inside: avoid; }
`;
/** Leaves room at the bottom of each page for the strip of thumbnails, which covers part of the rail. */
const Rail = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  && > p:last-child { ${media.belowDesktop} { display: none; } }
  padding-bottom: 118px;
  ${media.narrow} { padding-bottom: 92px; }
  ${media.desktop} { position: sticky; top: 96px; order: 2; display: block; padding: 0; }
  ${media.print} { display: none; }
`;
const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: baseline;
  gap: 2px 16px;
  order: 2;
  padding: 0 8px;
  font-size: 13px;
  line-height: 1.4;
  color: ${color['ink-2']};
  & > p:first-of-type > span { display: none; }
  & strong { display: block; font-size: 14px; color: ${color.ink}; }
  ${media.narrow} { & > div { display: none; } }
  ${media.desktop} { display: block; padding: 0; & > p:first-of-type > span { display: block; } & > div { margin-top: 24px; } & strong { margin-bottom: 4px; } }
`;
const Count = styled.p`
  & > b { font: 340 34px/1 ${font.serif}; color: ${color.ink}; ${tabular} }
  & > i { margin-left: .1em; font: 400 22px/1 ${font.serif}; color: ${color['ink-2']}; ${tabular} }
  ${media.desktop} { & > b { font-size: 76px; letter-spacing: -.03em; } & > i { font-size: 34px; } }
`;
const turnLook = `
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0 18px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.control};
  background: ${color.sheet};
  font-size: 15px;
  font-weight: 600;
  color: ${color.ink};
  transition: border-color ${ease.press};
  ${focusRing(color.link)}
  &[href] { &:hover { border-color: ${color.ink}; } }
  &:not([href]) { background: none; border-color: ${color.line}; color: ${color['ink-3']}; }
`;
const Turn = styled.a`${turnLook}`;
/** Arrows at both sides of the page counter; in the rail, below the counter and with labels. */
const RailTurn = styled(Turn)`
  ${media.belowDesktop} {
    padding: 0;
    order: 3;
    &[data-turn='previous'] { order: 1; }
    & > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  ${media.desktop} { justify-content: space-between; margin-top: 24px; & + & { justify-content: flex-start; margin-top: 12px; } }
`;
const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding-top: 4px;
  ${media.desktop} { display: none; }
  ${media.print} { display: none; }
`;
/** Hint about the arrow keys; shown once the script listens to them. */
const Hint = styled.p`
  display: none;
  grid-column: 1 / -1;
  margin-top: 14px;
  font-size: 13px;
  color: ${color['ink-2']};
  & svg { margin-left: 8px; }
  @media screen and (min-width: 480.02px) and (hover: hover) { [data-live] & { display: flex; align-items: center; } }
`;

const glyph = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

const keys = (
  <Hint>
    Au clavier : <ArrowLeft {...glyph} size={14} /> <ArrowRight {...glyph} size={14} />
  </Hint>
);

interface TurnProps {
  to: PageOutline | undefined;
  as: typeof Turn;
  by: 'previous' | 'next';
}

/** Link to the previous or next page. On the first or last page it keeps its place, but has no address. */
const TurnLink = ({ to, as: Link, by }: TurnProps) => (
  <Link data-turn={by} {...(to ? { href: `#${to.id}` } : { role: 'link', 'aria-disabled': true })}>
    {by === 'previous' && <ArrowLeft {...glyph} />}
    <span>{by === 'previous' ? 'Précédente' : 'Suivante'}</span>
    {by === 'next' && <ArrowRight {...glyph} />}
  </Link>
);

interface OneProps {
  pages: readonly PageOutline[];
  page: PageOutline;
  shown: boolean;
}

const PageSheet = kept(import.meta.env.SSR ? (await import('./PageSheet.tsx')).PageSheet : undefined);

const OnePage = ({ pages, page, shown }: OneProps) => (
  <Page
    id={page.id}
    tabIndex={-1}
    aria-label={`Page ${page.number} sur ${pages.length}`}
    data-page=""
    data-shown={shown ? '' : undefined}
  >
    <Rail>
      <Place>
        <Count>
          <span>L’extrait, page</span> <b>{page.number}</b> <i>{`/\u00a0${pages.length}`}</i>
        </Count>
        <div>
          <strong>{page.chapter}</strong>
          {page.place}
        </div>
      </Place>
      <TurnLink as={RailTurn} by="next" to={pages[page.number]} />
      <TurnLink as={RailTurn} by="previous" to={pages[page.number - 2]} />
      {keys}
    </Rail>
    <PageSheet name={page.id} number={page.number} />
    <Foot>
      <TurnLink as={Turn} by="previous" to={pages[page.number - 2]} />
      <TurnLink as={Turn} by="next" to={pages[page.number]} />
      {keys}
    </Foot>
  </Page>
);

/** The document, one page at a time. Without script by links; with script also by arrow keys and swipes, and each turn is announced. */
export function DocumentReader({ pages }: { pages: readonly PageOutline[] }) {
  const { reader, shown, turned } = usePageTurning(pages);
  return (
    <Reader
      ref={reader}
      data-reader=""
      data-live={shown === undefined ? undefined : ''}
      data-turned={turned ? '' : undefined}
    >
      <Pages>
        <h2 className="sr">L’extrait, page par page</h2>
        {pages.map((page) => (
          <OnePage key={page.id} pages={pages} page={page} shown={shown === page.number} />
        ))}
      </Pages>
      <PageStrip pages={pages} shown={shown} />
      <p role="status" className="sr">
        {turned && `Page ${shown} sur ${pages.length}`}
      </p>
    </Reader>
  );
}
