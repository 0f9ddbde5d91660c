import { createElement, Fragment } from 'react';
import { models } from '../../data/offer/models.ts';

/** Names older articles cite, which hold a hyphen a line could break at. */
const OLDER = ['GPT-4 Turbo', 'GPT-4 Omni', 'GPT-4o', 'GPT-4', 'GPT-3.5', 'Grok-2'];
/** Typography has already put no-break spaces inside some names. */
const NAMES = new RegExp(
  `(${[...models.map(({ name }) => name), ...OLDER].map((name) => name.replaceAll(' ', '[ \u00a0]')).join('|')})`,
);

/** A sentence whose model names never break across lines (docs/product/design-language.md § 8). */
export const ModelText = ({ children }: { children: string }) =>
  createElement(
    Fragment,
    null,
    ...children
      .split(NAMES)
      .map((part, index) => (index % 2 ? createElement('span', { className: 'nowrap' }, part) : part)),
  );
