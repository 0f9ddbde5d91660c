import { createElement, Fragment } from 'react';
import { models } from '../../data/offer/models.ts';
import { useContent } from '../useContent.tsx';

/** Older model names cited by articles; a line could break at their hyphens. */
const OLDER = ['GPT-4 Turbo', 'GPT-4 Omni', 'GPT-4o', 'GPT-4', 'GPT-3.5', 'Grok-2'];
/** Matches each name; typography has already put no-break spaces inside some. */
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ \u00a0]/g, '[ \u00a0]')).join('|')})`,
  );

const patterns = new WeakMap<readonly object[], RegExp>();
/** Matches these models and the older ones; made once for each content, since every paragraph uses it. */
function namesOf(panel: readonly { name: string }[]): RegExp {
  const names = patterns.get(panel) ?? anyOf([...[...panel, ...models].map(({ name }) => name), ...OLDER]);
  patterns.set(panel, names);
  return names;
}

/** A sentence whose model names never break across lines (docs/product/design-language.md § 8). */
export function ModelText({ children }: { children: string }) {
  const { site } = useContent();
  return createElement(
    Fragment,
    null,
    ...children
      .split(namesOf(site.models))
      .map((part, index) => (index % 2 ? createElement('span', { className: 'nowrap' }, part) : part)),
  );
}
