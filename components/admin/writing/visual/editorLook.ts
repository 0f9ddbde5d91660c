import styled from '@emotion/styled';
import { boxLook, tableLook } from '../../../prose/proseParts.tsx';
import { color, focusRing, media, radius, type } from '../../../theme.ts';

/**
 * Styles of the editor: the page's typography (`Prose`) and some for editing only. Spaces are preserved, since a browser removes a no-break
 * space that collapsed at the end of a line. A thin space is half as wide. Words of draggable parts stay selectable, so that the browser's
 * search can mark them.
 */
export const Sheet = styled.div`
  position: relative;
  min-height: 62vh;
  padding: 28px 32px 48px;
  border: 1px solid ${color.field};
  border-radius: 0 0 ${radius.control} ${radius.control};
  background: ${color.ground};
  ${media.phone} { min-height: 56vh; padding: 16px 14px 32px; border-radius: ${radius.control} ${radius.control} 0 0; }
  &:focus-within { border-color: ${color.link}; }
  & .ProseMirror { min-height: 50vh; outline: 0; white-space: pre-wrap; overflow-wrap: break-word; }
  & .ProseMirror > * { content-visibility: visible; isolation: isolate; }
  & .ProseMirror > :first-child { margin-top: 0; }
  & .ProseMirror pre { white-space: pre-wrap; }
  & .ProseMirror .nowrap { white-space: pre; }
  & .ProseMirror .thin { word-spacing: -.1143em; }
  & .ProseMirror img { display: block; max-width: 100%; height: auto; border-radius: ${radius.bar}; background: ${color.sunk}; cursor: pointer; }
  & .ProseMirror-hideselection *::selection { background: transparent; }
  & .ProseMirror-hideselection { caret-color: transparent; }
  & .ProseMirror .selectedCell { background: ${color.wash}; }
  & .ProseMirror-separator { display: inline; margin: 0; }
  & img.ProseMirror-separator { display: inline !important; border: 0 !important; margin: 0 !important; }
  & .ProseMirror-trailingBreak { display: inline; }
  & [data-type='footnote_definition'] { max-width: 628px; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; margin-top: 1em; ${type.small} }
  & [data-type='footnote_definition'] dt, & [data-type='footnote_reference'] { font-weight: 600; color: ${color.link}; }
  & .ProseMirror table { max-width: 844px; width: 100%; margin: 1.8em 0; ${tableLook} }
  & .ProseMirror :is(td, th) p { margin: 0; }
  & .ProseMirror li > p + p { margin-top: .6em; }
  & [data-card='block'] { margin: 1.8em 0; }
  & [data-card='block'] > [data-head] > * { margin-block: 0; }
  & [data-card] { border-radius: ${radius.control}; cursor: pointer; }
  & [data-card]:not([data-card='box']) > [data-head] { pointer-events: none; user-select: text; }
  & [data-card='inline'] { display: inline; }
  & [data-card='inline']:hover, & [data-card='block']:hover { box-shadow: 0 0 0 2px ${color.line}; }
  & [data-card][data-chosen], & .ProseMirror img.ProseMirror-selectednode { box-shadow: 0 0 0 3px ${color.link}; }
  & [data-card] code { font: 400 14px/1.5 ui-monospace, 'Liberation Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; color: ${color['ink-2']}; }
  & [data-card='block'] > [data-head] > code { display: block; padding: 14px 18px; border: 1px dashed ${color['line-strong']}; border-radius: ${radius.panel}; }
  & [data-card='inline'] code { padding: 0 .3em; border-radius: ${radius.badge}; background: ${color.sunk}; }
  & [data-card='box'] { cursor: auto; ${boxLook} }
  & [data-card='box'] > div:last-child > :is(p, ul, ol) { max-width: 32em; }
  & [data-card='box'] > div:last-child > table { margin: 18px 0; }
  & .ProseMirror > :is(h2, h3) + [data-card] { margin-top: 0; }
  & .ProseMirror > h3 + [data-card='box'] { margin-top: 18px; }
  & [data-card='box'][data-kind='typed'] { border-style: dashed; background: none; &::after { content: ':::'; } &::after, & code { font: 400 14px/1.5 ui-monospace, 'Liberation Mono', monospace; color: ${color['ink-2']}; } }
  & [data-card='box'][data-kind='quote'] { padding: 0 0 0 22px; border: 0; border-left: 3px solid ${color.accent}; border-radius: 0; background: none; & > div:last-child, & p { ${type.pullQuote} } }
  & [data-card='box'] > [data-head] > button { display: block; min-height: 24px; margin-bottom: 6px; font-size: 14px; font-weight: 600; line-height: 1.4; text-align: left; color: ${color['ink-2']}; border-radius: ${radius.badge}; ${focusRing(color.link)} }
`;

/** Placeholder of an empty text. */
export const Hint = styled.p`
  position: absolute;
  inset: 28px 32px auto;
  max-width: 628px;
  ${type.prose}
  color: ${color['ink-3']};
  pointer-events: none;
  ${media.phone} { inset: 16px 14px auto; }
`;
