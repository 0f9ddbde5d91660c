import isPropValid from '@emotion/is-prop-valid';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { homeSections, pageLinks } from '../../data/navigation.ts';
import { models } from '../../data/offer/models.ts';
import { usePageFacts } from '../pageContext.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, focusRing, font, iconButton, media } from '../theme.ts';
import { Badge } from '../ui/Badge.tsx';
import { Spaced } from '../ui/textParts.tsx';
import { goToSection } from './goToSection.ts';
import { Wordmark } from './Wordmark.tsx';

const Discs = styled.span`
  display: inline-flex;
  gap: 3px;
  & i { width: 6px; height: 6px; border-radius: 3px; }
`;

/** « Accès IA Premium », with the five discs of the models. */
export const PremiumBadge = () => (
  <Badge>
    <Discs aria-hidden="true">
      {models.map(({ id }) => (
        <i key={id} style={{ background: `var(--ia-${id})` }} />
      ))}
    </Discs>
    Accès IA Premium
  </Badge>
);

declare module 'react' {
  /** Adds the attributes `command` and `commandfor` of a button (HTML invoker commands), which React's types lack. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

const INVOKER = ['command', 'commandfor'];

/** Button that opens or closes a `<dialog>` without script; passes on the attributes that emotion does not know. */
export const InvokerButton = styled('button', {
  shouldForwardProp: (name) => INVOKER.includes(name) || isPropValid(name),
})``;

/** Id of the menu, to which the hamburger's `commandfor` refers. */
export const MENU_ID = 'menu';

const appear = keyframes`from { opacity: 0; transform: translateY(-8px) }`;

const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 20px 24px;
  border: 0;
  color: inherit;
  overflow-y: auto;
  background: ${color.ground};
  animation: ${appear} ${ease.enter};
  &[open] { display: flex; }
  ${media.fromTablet} { padding: 0 40px 32px; }
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 60px;
  ${media.fromTablet} { min-height: 72px; }
`;
const Close = styled(InvokerButton)`
  ${iconButton(color.link)}
  margin-right: -10px;
`;
const Links = styled.nav`
  margin-top: 20px;
  border-top: 1px solid ${color.ink};
`;
const MenuLink = styled.a`
  display: block;
  padding: 13px 0;
  border-bottom: 1px solid ${color.line};
  font: 400 32px/1.25 ${font.serif};
  letter-spacing: -.02em;
  ${focusRing(color.link)}
  &[aria-current] { color: ${color.link}; }
  &:hover { color: ${color.link}; }
`;
const Bottom = styled.div`
  display: grid;
  justify-items: start;
  gap: 18px;
  margin-top: auto;
  padding-top: 32px;
  & button { width: 100%; }
`;

/**
 * Menu for phones and tablets: a `<dialog>` that the browser itself opens and closes (hamburger, close icon, Escape), even before
 * hydration.
 */
export function MobileMenu() {
  const { path } = usePageFacts();
  const menu = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => menu.current?.close(), []);
  useEffect(() => {
    // Closes the menu before the page is left: Back may restore the page from the browser's cache, where an open menu would block it.
    window.addEventListener('pagehide', close);
    // Closes the menu in the capture phase: the focus returns to the hamburger before the quote form records which element opened it.
    window.addEventListener('openContactForm', close, { capture: true });
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('openContactForm', close, { capture: true });
    };
  }, [close]);
  return (
    <Panel ref={menu} id={MENU_ID} aria-label="Menu">
      <Top>
        <Wordmark />
        <Close type="button" aria-label="Fermer le menu" command="close" commandfor={MENU_ID} onClick={close}>
          <X size={24} strokeWidth={1.6} aria-hidden="true" />
        </Close>
      </Top>
      <Links aria-label="Menu">
        <Spaced>
          <MenuLink
            href="/"
            aria-current={path === '/' ? 'page' : undefined}
            onClick={path === '/' ? close : undefined}
          >
            Accueil
          </MenuLink>
          {homeSections.map(({ id, label }) => (
            <MenuLink
              key={id}
              href={`/#${id}`}
              onClick={(event) => {
                close();
                goToSection(event, id);
              }}
            >
              {label}
            </MenuLink>
          ))}
          {pageLinks.map(({ href, label }) => (
            <MenuLink key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {label}
            </MenuLink>
          ))}
        </Spaced>
      </Links>
      <Bottom>
        <PremiumBadge /> <QuoteButton>Découvrir</QuoteButton>
      </Bottom>
    </Panel>
  );
}
