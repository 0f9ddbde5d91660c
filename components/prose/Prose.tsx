import styled from '@emotion/styled';
import type { AnchorHTMLAttributes } from 'react';
import { color, focusRing, font, media, radius, tabular, type } from '../theme.ts';
import { laidOutNear } from '../ui/laidOutNear.ts';

/** Link in prose; an external link opens in a new tab, which is announced to screen readers. */
export function ProseLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (!href.startsWith('https://')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="sr"> (nouvel onglet)</span>
    </a>
  );
}

/**
 * Long prose: serif type, lines of 628 px. A block is laid out when it comes near; until then it has its kind's average height. Rules name
 * direct children, so that interactive blocks keep their own type. On paper a padding keeps the accents of a heading's capitals on the
 * sheet.
 */
/** On wide screens the sources are beside the text, in empty columns; elements wider than the text begin below the sources. */
export const Prose = styled.div`
  ${type.prose}
  & sup a { text-decoration: none; }
  & > p, & > ul, & > ol, & > blockquote { max-width: 628px; }
  & > :not(h2, h3) { overflow-clip-margin: 8px; }
  & > p { ${laidOutNear([215, 130, 142])} }
  & > :is(ul, ol, blockquote) { ${laidOutNear([330, 215, 230])} }
  & > :is(aside, div, figure) { ${laidOutNear([550, 420, 405])} }
  & > p { margin-top: 1.1em; hyphens: manual; }
  & > h2 { ${type.proseH2} max-width: 628px; margin: 1.9em 0 .6em; scroll-margin-top: 112px; }
  & > h3 { ${type.h3} font-size: clamp(22px, 2vw, 25px); max-width: 628px; margin: 1.8em 0 .4em; scroll-margin-top: 112px; }
  & > h2 + *, & > h3 + * { margin-top: 0; }
  & > h3 + aside { margin-top: 18px; }
  & > ul, & > ol { margin-top: 1.1em; padding-left: 1.3em; list-style: disc; }
  & > ol { list-style: decimal; }
  & > ul > li, & > ol > li { padding-left: .2em; }
  & > ul > li + li, & > ol > li + li { margin-top: .45em; }
  & > ul > li > ul, & > ol > li > ul { padding-left: 1.2em; list-style: disc; }
  & > blockquote { margin-top: 1.3em; padding: 18px 22px; border-left: 2px solid ${color['line-strong']}; background: ${color.sunk}; font: 400 17px/1.6 ${font.sans}; }
  & > blockquote > * { max-width: 32em; }
  & > blockquote > * + * { margin-top: .8em; }
  & > blockquote ol { padding-left: 1.5em; list-style: decimal; }
  & > blockquote ul { padding-left: 1.2em; list-style: disc; }
  & > blockquote li + li { margin-top: .35em; }
  & > p a, & > ul a, & > ol a, & > blockquote a { color: ${color.link}; text-decoration: underline; text-underline-offset: .16em; text-decoration-thickness: 1px; ${focusRing(color.link)} }
  & > hr { margin: 2.4em 0; border: 0; border-top: 1px solid ${color.line}; max-width: 628px; }
  & > p code, & li code { font-size: .86em; padding: .1em .35em; border-radius: ${radius.badge}; background: ${color.sunk}; }
  ${media.print} {
    & > h2, & > h3 { break-after: avoid; padding-top: .3em; }
    & > p { orphans: 3; widows: 3; }
    & li { break-inside: avoid; }
    & > blockquote { padding: 4px 0 4px 16px; font-size: 13pt; }
  }
  ${media.wide} {
    & > :is(p, ul, ol):has([data-note]) { content-visibility: visible; }
    & > :is(p, ul, ol) [data-note]::after {
      content: attr(data-note); content: attr(data-note) / '';
      float: right; clear: right; width: 240px; margin: 0 -276px 16px 0; padding-top: 6px; border-top: 1px solid ${color.line};
      font: 400 13px/1.45 ${font.sans}; color: ${color['ink-3']}; white-space: normal; text-wrap: pretty;
    }
    & > :is(aside, div, figure) { clear: right; }
  }
  & > :not(* + *), & > h2:not(* + *) { margin-top: 0; }
  & li::marker { color: ${color['ink-3']}; ${tabular} }
  & strong { font-weight: 600; }
  ${media.print} { font-size: 14pt; line-height: 1.5; }
`;
