import type { ReactNode } from 'react';

const NOTHING = { __html: '' };
/** The element around the part takes no place, and styles of direct children can look through it. */
const BOX = { 'data-static': '', style: { display: 'contents' } };

/**
 * A part of the page that never changes after the server rendered it. In the browser React leaves its HTML as it stands,
 * and the components inside never reach the bundle: write `<Static>{import.meta.env.SSR && <Part />}</Static>`
 * (docs/decisions/static-parts.md).
 */
export function Static({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <div {...BOX}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; it tells React to keep the server's HTML
  return <div {...BOX} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
