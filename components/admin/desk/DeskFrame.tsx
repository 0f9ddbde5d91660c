import styled from '@emotion/styled';
import { CircleUserRound, LogOut, Settings2 } from 'lucide-react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, Outlet, useLocation } from 'react-router';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { color, focusRing, iconButton, media } from '../../theme.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmHost } from '../confirm/ConfirmHost.tsx';
import { HelpLink } from '../guide/HelpLink.tsx';
import { Undrawn, whatToDo } from '../list/ListState.tsx';
import { MailNotice } from '../mail/MailNotice.tsx';
import { NextStep } from '../publish/NextStep.tsx';
import { SessionClock } from '../signin/SessionClock.tsx';
import { useSignOut } from '../signin/SessionGate.tsx';
import { TroubleNotices } from '../site/TroubleNotices.tsx';
import { UpkeepNotices } from '../upkeep/UpkeepNotices.tsx';
import { ConfigurationNotices } from './ConfigurationNotices.tsx';
import { DeskNav } from './DeskNav.tsx';
import { DeskWidth } from './DeskWidth.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useFocusedView } from './useFocusedView.ts';
import { useLive } from './useLive.ts';

const Header = styled.header`
  border-bottom: 1px solid ${color.line};
  background: ${color.sheet};
  & > div { display: flex; flex-wrap: wrap; align-items: center; min-height: 63px; }
  /* A long name takes two lines, and leaves the others theirs. */
  & svg { flex: none; }
  & > div > a:first-of-type { flex: 0 1 auto; max-width: min(300px, calc(100% - 148px)); }
  ${media.wide} { & > div { flex-wrap: nowrap; } }
`;
const Space = styled.span`
  flex: 1;
`;
/** The settings, and one's own account: beside the way out, so that the rooms keep their line. */
const IconLink = styled(Link)`
  ${iconButton(color.link)}
  color: ${color['ink-2']};
  &:hover { color: ${color.ink}; }
`;
const SignOutButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 44px;
  margin-left: 8px;
  min-height: 44px;
  font-size: 15px;
  font-weight: 600;
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.link}; }
  @media screen and (max-width: 1599.98px) { margin-left: 0; margin-right: -12px; & span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;
const Notices = styled.div`
  display: grid;
  gap: 8px;
  &:has(section) { padding-top: 20px; }
`;
const Main = styled.main`
  padding-top: 36px;
  padding-bottom: 72px;
  outline: none;
  ${media.phone} { padding-top: 28px; }
`;

/** The slim bar, the title, then the view. */
export function DeskFrame() {
  const signOut = useSignOut();
  const { pathname } = useLocation();
  useLive();
  useFocusedView();
  const leave = () =>
    signOut().catch((error) =>
      showToast({ title: 'Déconnexion impossible', description: whatToDo(error), tone: 'destructive' }),
    );
  return (
    <>
      <Header>
        <DeskWidth>
          <Wordmark />
          <DeskNav />
          <Space />
          <ShortcutHelp />
          <IconLink to="/reglages" aria-label="Réglages" title="Réglages">
            <Settings2 size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconLink>
          <IconLink to="/compte" aria-label="Compte" title="Compte">
            <CircleUserRound size={20} strokeWidth={1.6} aria-hidden="true" />
          </IconLink>
          <SignOutButton type="button" title="Se déconnecter" onClick={leave}>
            <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
            <span>Se déconnecter</span>
          </SignOutButton>
        </DeskWidth>
      </Header>
      <NextStep />
      <DeskWidth>
        <Notices>
          <MailNotice />
          <UpkeepNotices />
          <TroubleNotices />
          <ConfigurationNotices />
        </Notices>
        <Main id="contenu" tabIndex={-1}>
          <HelpLink />
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
