import { InputRule } from '@milkdown/kit/prose/inputrules';
import { $inputRule } from '@milkdown/kit/utils';
import { partInline } from './partNodes.ts';

/** Turns a link typed as Markdown into a link. */
const typedLink = $inputRule(
  () =>
    new InputRule(
      /(?:^|[^!\\])\[([^[\]]{1,200})\]\(([^()\s]{1,2000})\)$/,
      (state, [typed, words = '', href], from, to) => {
        const type = state.schema.marks.link;
        const begin = from + typed.indexOf('[');
        return type ? state.tr.replaceWith(begin, to, state.schema.text(words, [type.create({ href })])) : null;
      },
    ),
);

/** Turns `:source[ocde]`, when typed, into a part. */
const typedPart = $inputRule(
  (ctx) =>
    new InputRule(/:(?:source|valeur|marque|exposant)\[[^[\]]{1,200}\]$/, (state, [typed], from, to) =>
      state.tr.replaceWith(from, to, partInline.type(ctx).create({ value: typed })),
    ),
);

export const typedMarks = [typedLink, typedPart];
