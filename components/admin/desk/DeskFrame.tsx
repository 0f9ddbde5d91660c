import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { color, media } from '../../theme.ts';
import { ConfirmHost } from '../confirm/ConfirmPassword.tsx';
import { focusView } from '../keyboard.ts';
import { Undrawn } from '../list/ListState.tsx';
import { SessionClock } from '../signin/SessionClock.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { BarEntries, DeskNav } from './DeskNav.tsx';
import { News } from './News.tsx';
import { useLive } from './useLive.ts';

const DeskWidth = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 20px;
  ${media.fromTablet} { padding: 0 40px; }
`;

/**
 * The five doors in one line, the views of the open one in a second; on a phone the second alone, as the doors are at the bottom. A long site
 * name takes two lines of 300 px, so that the navigation keeps its room.
 */
const Header = styled.header`
  border-bottom: 1px solid ${color.line};
  background: ${color.sheet};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 40px; }
  & svg { flex: none; }
  & > div > a:first-of-type { min-width: 44px; max-width: 300px; }
  & > div > details { margin: 0 -12px 0 auto; }
  ${media.belowDesktop} { & > div { gap: 0 20px; } & > div > a:first-of-type > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
  ${media.phone} { & > div { min-height: 48px; gap: 0 16px; } & > div > a:first-of-type > img { max-width: 84px; } }
  ${media.print} { display: none; }
`;
/** The second line; without views in it, the news share the line of the doors. */
const Behind = styled.div`
  order: 1;
  display: flex;
  gap: 0 40px;
  width: 100%;
  &:not(:has(nav)) { order: 0; flex: 1 1 200px; min-width: 0; }
  ${media.phone} { order: 0; flex: 1; min-width: 0; width: auto; gap: 0 12px; }
`;
const Main = styled.main`
  padding-top: 24px;
  padding-bottom: calc(72px + var(--desk-foot, 0px));
  outline: none;
  ${media.phone} { padding-top: 16px; }
`;

/**
 * Scrolls to the top of a newly opened view, and focuses the view if the focused element was removed. After Back, the browser restores the
 * scroll position itself.
 */
function useFocusedView(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    focusView();
  }, [pathname, kind]);
}

/** Frame of the desk: a low header, then the view. */
export function DeskFrame() {
  const { pathname } = useLocation();
  useLive();
  useFocusedView();
  return (
    <>
      <Header>
        <DeskWidth>
          <Wordmark />
          <DeskNav />
          <Behind>
            <BarEntries />
            <News />
          </Behind>
          <DeskMenu />
        </DeskWidth>
      </Header>
      <DeskWidth>
        <Main id="contenu" tabIndex={-1}>
          <ErrorBoundary FallbackComponent={Undrawn} resetKeys={[pathname]}>
            <Outlet />
          </ErrorBoundary>
        </Main>
      </DeskWidth>
      <SessionClock />
      <ConfirmHost />
    </>
  );
}
