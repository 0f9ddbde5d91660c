import { type CSSProperties, useLayoutEffect } from 'react';
import { color, shadow } from '../components/theme.ts';

const notice: CSSProperties = {
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  padding: '12px 18px',
  background: color.sheet,
  boxShadow: shadow.pop,
};

interface Props {
  /** HTML sent by the server, whose links and forms work without React. */
  html: string;
  /** Whether the page was hydrated before it failed. */
  wasHydrated: boolean;
}

/** Displays the server's HTML in place of a React tree that failed; all its parts are laid out, so that the visitor's position stays. */
export function ServedPage({ html, wasHydrated }: Props) {
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-whole', true), []);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML this document came with */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
      {wasHydrated && (
        <p role="status" style={notice}>
          Une partie de cette page ne répond plus. <a href={location.pathname + location.search}>Recharger</a>
        </p>
      )}
    </>
  );
}
