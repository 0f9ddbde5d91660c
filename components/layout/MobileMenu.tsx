import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { homeSections, pageLinks } from '../../data/navigation.ts';
import { usePageFacts } from '../pageContext.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, focusRing, font, iconButton, media } from '../theme.ts';
import { PremiumBadge } from './PremiumBadge.tsx';
import { Wordmark } from './Wordmark.tsx';

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
  & .top { display: flex; justify-content: space-between; align-items: center; min-height: 60px; ${media.fromTablet} { min-height: 72px; } }
  & .top button { ${iconButton(color.link)} margin-right: -10px; }
  & nav { margin-top: 20px; border-top: 1px solid ${color.ink}; }
  & nav a { display: block; padding: 13px 0; border-bottom: 1px solid ${color.line}; font: 400 32px/1.25 ${font.serif}; letter-spacing: -.02em; ${focusRing(color.link)} }
  & nav a[aria-current], & nav a:hover { color: ${color.link}; }
  & .bottom { display: grid; justify-items: start; gap: 18px; margin-top: auto; padding-top: 32px; }
  & .bottom button { width: 100%; }
`;

/** The menu of phones and tablets: a dialog over the page (`watchMenu`); Escape and the close icon shut it. */
export function MobileMenu() {
  const { path } = usePageFacts();
  return (
    <Panel aria-label="Menu" data-menu-panel="">
      <div className="top">
        <Wordmark />
        <button type="button" aria-label="Fermer le menu" data-menu-close="">
          <X size={24} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Menu">
        <a href="/" aria-current={path === '/' ? 'page' : undefined}>
          Accueil
        </a>
        {homeSections.map(({ id, label }) => (
          <a key={id} href={`/#${id}`} data-section={id}>
            {label}
          </a>
        ))}
        {pageLinks.map(({ href, label }) => (
          <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="bottom">
        <PremiumBadge />
        <QuoteButton>Découvrir</QuoteButton>
      </div>
    </Panel>
  );
}
