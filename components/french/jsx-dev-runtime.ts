import { jsx, jsxs } from './jsx-runtime.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment } from 'react/jsx-runtime';

/** The development build's entry: the same typography, without React's source locations. */
export function jsxDEV(...[type, props, key, isStatic]: [...Parameters<typeof jsx>, boolean]) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
