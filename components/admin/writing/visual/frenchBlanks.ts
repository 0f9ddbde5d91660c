import type { Node } from '@milkdown/kit/prose/model';
import { Plugin, type Transaction } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { $prose } from '@milkdown/kit/utils';
import { typo } from '../../../../data/french/typo.ts';
import { COMPOUNDS, NUMBERS, wholeWords } from '../../../../data/french/wholeWords.ts';
import { headline } from '../../../french/titles.tsx';

type Range = readonly [from: number, to: number, look: 'nowrap' | 'nowrap thin'];
const THIN = '\u202f';
const HELD = new RegExp(`[\u00a0${THIN}]`);

/** Returns the ranges of a line that must not be broken in French typography: around no-break spaces, and inside numbers. */
function heldIn(line: Node): Range[] {
  const isHeading = line.type.name === 'heading';
  const text = line.textBetween(0, line.content.size, undefined, '\ufffc');
  const set = isHeading ? headline(typo(text)) : typo(text);
  // Skips a line to which typography adds or from which it removes characters, since offsets would no longer match.
  if (set.length !== text.length) return [];
  const blanks: Range[] = [];
  for (let at = 0; at < set.length; at += 1)
    if (HELD.test(set.charAt(at)) && text[at] === ' ') {
      blanks.push([at, at + 1, set[at] === THIN ? 'nowrap thin' : 'nowrap']);
    }
  let from = 0;
  const whole = wholeWords(set, isHeading ? COMPOUNDS : NUMBERS).flatMap((words, index): Range[] => {
    const range: Range = [from, from + words.length, 'nowrap'];
    from = range[1];
    return index % 2 === 1 ? [range] : [];
  });
  return [...blanks, ...whole];
}

/** Recomputes the decorations of a range of the document. */
function decorated(before: DecorationSet, document: Node, from: number, to: number): DecorationSet {
  const old: Decoration[] = [];
  const all: Decoration[] = [];
  document.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock) return true;
    old.push(...before.find(at + 1, at + 1 + node.content.size));
    if (node.type.name !== 'code_block')
      for (const [start, end, look] of heldIn(node))
        all.push(Decoration.inline(at + 1 + start, at + 1 + end, { class: look }));
    return false;
  });
  return before.remove(old).add(document, all);
}

/** Moves the decorations with the edited text, and recomputes those of the changed lines. */
function after({ mapping, doc }: Transaction, before: DecorationSet): DecorationSet {
  let set = before.map(mapping, doc);
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1);
    map.forEach((_from, _to, from, to) => {
      set = decorated(set, doc, rest.map(from, -1), rest.map(to, 1));
    });
  });
  return set;
}

/** Editor plugin for French typography: lines break as on the page, but the text itself is not changed. */
export const frenchBlanks = $prose(
  () =>
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => decorated(DecorationSet.empty, doc, 0, doc.content.size),
        apply: (transaction, before) => (transaction.docChanged ? after(transaction, before) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
);
