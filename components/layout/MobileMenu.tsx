import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { homeSections, pageLinks } from '../../data/navigation.ts';
import { usePageFacts } from '../pageContext.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, ease, focusRing, font, iconButton, layer, media } from '../theme.ts';
import { lockScroll } from '../ui/lockScroll.ts';
import { goToSection } from './goToSection.ts';
import { PremiumBadge } from './PremiumBadge.tsx';
import { Wordmark } from './Wordmark.tsx';

const appear = keyframes`from { opacity: 0; transform: translateY(-8px) }`;

const Panel = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.menu};
  display: flex;
  flex-direction: column;
  height: 100dvh;
  padding: 0 20px 24px;
  overflow-y: auto;
  background: ${color.ground};
  animation: ${appear} ${ease.enter};
  ${media.fromTablet} { padding: 0 40px 32px; }
  & .top { display: flex; justify-content: space-between; align-items: center; min-height: 60px; ${media.fromTablet} { min-height: 72px; } }
  & .top button { ${iconButton(color.link)} margin-right: -10px; }
  & nav { margin-top: 20px; border-top: 1px solid ${color.ink}; }
  & nav a { display: block; padding: 13px 0; border-bottom: 1px solid ${color.line}; font: 400 32px/1.25 ${font.serif}; letter-spacing: -.02em; ${focusRing(color.link)} }
  & nav a[aria-current], & nav a:hover { color: ${color.link}; }
  & .bottom { display: grid; justify-items: start; gap: 18px; margin-top: auto; padding-top: 32px; }
  & .bottom button { width: 100%; }
`;

/** The menu of phones and tablets: a dialog over the page; Escape and the close icon shut it, the focus stays inside. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { path } = usePageFacts();
  const panel = useRef<HTMLDivElement>(null);
  const opened = useRef(path);
  useEffect(() => {
    panel.current?.querySelector('button')?.focus();
    return lockScroll();
  }, []);
  useEffect(() => {
    if (opened.current !== path) onClose();
  }, [path, onClose]);
  useEffect(() => {
    // Captured, so that the hamburger has the focus back before the form notes who asked for it.
    window.addEventListener('openContactForm', onClose, { capture: true });
    return () => window.removeEventListener('openContactForm', onClose, { capture: true });
  }, [onClose]);
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Tab') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  return (
    <Panel ref={panel} role="dialog" aria-modal="true" aria-label="Menu" onKeyDown={keep}>
      <div className="top">
        <Wordmark />
        <button type="button" aria-label="Fermer le menu" onClick={onClose}>
          <X size={24} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Menu">
        <a href="/" aria-current={path === '/' ? 'page' : undefined} onClick={path === '/' ? onClose : undefined}>
          Accueil
        </a>
        {homeSections.map(({ id, label }) => (
          <a
            key={id}
            href={`/#${id}`}
            onClick={(event) => {
              event.preventDefault();
              onClose();
              goToSection(id);
            }}
          >
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
