import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_VIEW } from '../../../data/desk/deskViews.ts';
import { callApi } from '../../api.ts';
import { usePageFacts } from '../../pageContext.tsx';
import { color, media } from '../../theme.ts';
import { useModal } from '../../ui/useModal.ts';
import { focusView } from '../keyboard.ts';
import { SignIn } from './SignIn.tsx';
import { NeedsScript } from './SignInForm.tsx';
import { SESSION_BACK, SESSION_LOST, SIGN_IN_ANSWERS } from './signIn.ts';

type Session = 'out' | 'in' | 'lost';

const SignOut = createContext<() => Promise<void>>(async () => {});

/**
 * Frame of the desk; hidden in a browser without script, as the desk could load nothing. During a lost session it keeps its layout and
 * scroll position, unseen.
 */
const Desk = styled.div`
  &[data-session='lost'] { visibility: hidden; }
  & > noscript > p { margin: 40px 20px; }
  ${media.noScript} { & > div { display: none; } }
`;

const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  color: inherit;
  background: ${color.ground};
`;

/** The sign-in form of a lost session, modal: an open dialog of the desk would let no press through to the page behind it. */
function SignInAgain({ onEntered }: { onEntered: () => void }) {
  const dialog = useModal();
  return (
    <Cover
      ref={dialog}
      role="dialog"
      aria-label="Se connecter de nouveau"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at a second Escape, whatever its `cancel` event returned.
      onClose={() => dialog.current?.showModal()}
    >
      <SignIn reason="lost" onEntered={onEntered} />
    </Cover>
  );
}

/** Returns a function that ends the session and shows the sign-in form; it throws the errors of `callApi`. */
export const useSignOut = () => useContext(SignOut);

/**
 * Shows the desk to a signed-in account, else the sign-in form. If the session ends during work, the form appears and the desk stays
 * mounted but hidden, so that typed text is still there after the next sign-in.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { signedIn } = usePageFacts();
  const queries = useQueryClient();
  const [session, setSession] = useState<Session>(signedIn ? 'in' : 'out');
  const left = useRef<Element>(null);
  const leaving = useRef(false);

  useEffect(() => {
    const lose = () => {
      // After signing out, running requests of the desk fail with 401 before the response to signing out arrives: the form for a lost
      // session must not appear for them.
      if (leaving.current) return;
      setSession((now) => {
        if (now !== 'in') return now;
        left.current = document.activeElement;
        return 'lost';
      });
    };
    window.addEventListener(SESSION_LOST, lose);
    return () => window.removeEventListener(SESSION_LOST, lose);
  }, []);

  // If the removed sign-in form had the focus, moves it to the element of the desk that had it before, or into the view.
  const focusDesk = () => {
    if (left.current instanceof HTMLElement) left.current.focus({ preventScroll: true });
    focusView();
  };

  const enter = () => {
    if (session === 'lost') {
      queries.invalidateQueries();
      window.dispatchEvent(new Event(SESSION_BACK));
    }
    const query = new URLSearchParams(location.search);
    for (const name of SIGN_IN_ANSWERS) query.delete(name);
    if (session === 'out' && location.pathname === '/admin' && query.toString() === '')
      history.replaceState(null, '', FIRST_VIEW);
    flushSync(() => setSession('in'));
    focusDesk();
  };
  const leave = useCallback(async () => {
    leaving.current = true;
    try {
      await callApi('DELETE', '/api/session');
      queries.clear();
      setSession('out');
    } finally {
      leaving.current = false;
    }
  }, [queries]);

  return (
    <SignOut value={leave}>
      {session === 'out' && <SignIn reason="out" onEntered={enter} />}
      {session === 'lost' && <SignInAgain onEntered={enter} />}
      {session !== 'out' && (
        <Desk data-session={session}>
          <NeedsScript />
          <div>{children}</div>
        </Desk>
      )}
    </SignOut>
  );
}
