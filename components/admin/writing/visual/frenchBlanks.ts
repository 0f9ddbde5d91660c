import type { Node } from '@milkdown/kit/prose/model';
import { Plugin } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { $prose } from '@milkdown/kit/utils';
import { typo } from '../../../../data/french/typo.ts';
import { COMPOUNDS, NUMBERS, wholeWords } from '../../../../data/french/wholeWords.ts';

type Range = readonly [from: number, to: number];
const HELD = /[\u00a0\u202f]/;

/** Ranges of a line that must not break once set: around the blanks typography holds, and inside numbers. */
function heldIn(line: Node): Range[] {
  const text = line.textBetween(0, line.content.size, undefined, '\ufffc');
  const set = typo(text);
  // A sign more or less: offsets would not be the text's own.
  if (set.length !== text.length) return [];
  const blanks: Range[] = [];
  for (let at = 0; at < set.length; at += 1)
    if (HELD.test(set.charAt(at)) && text[at] === ' ')
      blanks.push([Math.max(0, at - 1), Math.min(text.length, at + 2)]);
  let from = 0;
  const whole = wholeWords(set, line.type.name === 'heading' ? COMPOUNDS : NUMBERS).flatMap((words, index): Range[] => {
    const range: Range = [from, from + words.length];
    from = range[1];
    return index % 2 === 1 ? [range] : [];
  });
  return [...blanks, ...whole];
}

const known = new WeakMap<Node, readonly Range[]>();
function heldOf(line: Node): readonly Range[] {
  const before = known.get(line);
  if (before) return before;
  const held = heldIn(line);
  known.set(line, held);
  return held;
}

function decorations(document: Node): DecorationSet {
  const all: Decoration[] = [];
  document.descendants((node, at) => {
    if (!node.isTextblock || node.type.name === 'code_block') return !node.isTextblock;
    for (const [from, to] of heldOf(node)) all.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: 'nowrap' }));
    return false;
  });
  return DecorationSet.create(document, all);
}

/** Lines break where they will on the page: typography is seen, and never stored. */
export const frenchBlanks = $prose(
  () =>
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => decorations(doc),
        apply: (transaction, before) => (transaction.docChanged ? decorations(transaction.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
);
