import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { typo } from './typo.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

type Jsx = typeof reactJsx;
const RAW = new Set<unknown>(['code', 'pre', 'script', 'style', 'textarea', 'kbd']);

const NO_ELEMENTS = new Set<unknown>(['option', 'title', 'text', 'tspan', 'textPath']);
const ORDINAL = /\b(1)er\b/;

/** « 1er » with its superscript, in elements that may hold one. */
function ordinals(text: string, type: unknown): unknown {
  if (typeof type !== 'string' || NO_ELEMENTS.has(type) || !ORDINAL.test(text)) return text;
  const parts = text.split(/(?<=\b1)(er)\b/);
  return parts.map((part, index) => (index % 2 ? reactJsx('sup', { children: part }, `er-${index}`) : part));
}

/** The children of an element with French typography: strings only, never attributes, never what people typed. */
function set(child: unknown, type: unknown): unknown {
  if (typeof child === 'string') return ordinals(typo(child), type);
  if (Array.isArray(child)) return child.map((part) => (typeof part === 'string' ? typo(part) : part));
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
