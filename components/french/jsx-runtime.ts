import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { typo } from './typo.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Jsx = typeof reactJsx;
const RAW = new Set<unknown>(['code', 'pre', 'script', 'style', 'textarea', 'kbd']);

const NO_ELEMENTS = new Set<unknown>(['option', 'title', 'text', 'tspan', 'textPath']);
/** The end of « 1er », and what no line ends inside: a number in words, « vingt-cinq »; in a title any word, « passe-t-il ». */
const PROSE = /(?<=\b1)(er)\b|(?<![\p{L}-])((?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-[\p{L}-]+)/iu;
const TITLE = /(?<=\b1)(er)\b|(?<![\p{L}\d-])([\p{L}\d]{1,10}(?:-[\p{L}\d]{1,10})+)/iu;
const TITLES = new Set<unknown>(['h1', 'h2', 'h3']);

/** « 1er » with its superscript and hyphens off the end of a line, in elements that may hold an element. No component styles `bdi`. */
function elements(text: string, type: unknown): unknown {
  const pattern = TITLES.has(type) ? TITLE : PROSE;
  if (typeof type !== 'string' || NO_ELEMENTS.has(type) || !pattern.test(text)) return text;
  return text.split(pattern).map((part, index) => {
    if (index % 3 === 1 && part) return reactJsx('sup', { children: part }, `er-${index}`);
    if (index % 3 === 2 && part) return reactJsx('bdi', { className: 'nowrap', children: part }, `whole-${index}`);
    return part;
  });
}

/** The children of an element with French typography: strings only, never attributes, never what people typed. */
function set(child: unknown, type: unknown): unknown {
  if (typeof child === 'string') return elements(typo(child), type);
  if (Array.isArray(child)) return child.map((part) => (typeof part === 'string' ? elements(typo(part), type) : part));
  return child;
}

/**
 * React's `jsx` with French typography on text children, so that authors need not think of it
 * (docs/decisions/french-typography.md). A file that shows what a person typed opts out: its
 * first line names React's own runtime.
 */
export const jsx: Jsx = (type, props, key) => reactJsx(type, french(type, props), key);
/** The same for several static children. */
export const jsxs: Jsx = (type, props, key) => reactJsxs(type, french(type, props), key);

function french(type: unknown, props: unknown): unknown {
  if (RAW.has(type) || props === null || typeof props !== 'object' || !('children' in props)) return props;
  if ('lang' in props && props.lang === 'en') return props;
  const children = set(props.children, type);
  return children === props.children ? props : { ...props, children };
}
