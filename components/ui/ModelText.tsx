import { createElement, Fragment } from 'react';
import { models } from '../../data/offer/models.ts';
import { useContent } from '../useContent.tsx';

/** Names of older models in articles, which contain hyphens at which a line could break. */
const OLDER = ['GPT-4 Turbo', 'GPT-4 Omni', 'GPT-4o', 'GPT-4', 'GPT-3.5', 'Grok-2'];
/** Matches each of the names; the build may have put no-break spaces inside them. */
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[ \u00a0]/g, '[ \u00a0]')).join('|')})`,
  );

const patterns = new WeakMap<readonly object[], RegExp>();
/** Matches the names of these and of older models; built once for each content, since every paragraph uses it. */
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
