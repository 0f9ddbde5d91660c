import { expect, test } from 'vitest';
import { apply, begun, block, type Edit, linked, noted, type Selected, wrapped } from './insertions.ts';

/** « un |mot| ici »: what is between the bars is selected. */
const given = (marked: string): Selected => {
  const [before = '', inside = '', after = ''] = marked.split('|');
  return { text: before + inside + after, from: before.length, to: before.length + inside.length };
};
const after = (selected: Selected, edit: Edit): string => {
  const text = apply(selected.text, edit);
  const [from, to] = edit.select;
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
};
const made = (marked: string, make: (selected: Selected) => Edit) => after(given(marked), make(given(marked)));

test('marks are put around what is selected, and taken away again', () => {
  const bold = (selected: Selected) => wrapped(selected, '**', 'mots');
  expect(made('un |mot| ici', bold)).toBe('un **|mot|** ici');
  expect(made('un **|mot|** ici', bold)).toBe('un |mot| ici');
  expect(made('un || ici', bold)).toBe('un **|mots|** ici');
});

test('each selected line becomes an item, and is a line again', () => {
  const list = (selected: Selected) => begun(selected, () => '- ');
  expect(made('a\n|b\nc|\nd', list)).toBe('a\n- b\n- c||\nd');
  expect(made('- |b\n- c|', list)).toBe('b\nc||');
  expect(made('|b\nc|', (selected) => begun(selected, (line) => `${line + 1}. `))).toBe('1. b\n2. c||');
});

test('a block stands alone between empty lines, its words selected', () => {
  const box = (selected: Selected) => block(selected, ':::encadre\n‹Texte›\n:::');
  expect(made('||', box)).toBe(':::encadre\n|Texte|\n:::');
  expect(made('a||', box)).toBe('a\n\n:::encadre\n|Texte|\n:::');
  expect(made('a||b\nc\n\nd', box)).toBe('ab\nc\n\n:::encadre\n|Texte|\n:::\n\nd');
});

test('a link waits for its address, a note gets the next number', () => {
  expect(made('voir |ceci|', linked)).toBe('voir [ceci](|https://|)');
  expect(made('a[^1]|| b\n\n[^1]: Une.', noted)).toBe('a[^1][^2] b\n\n[^1]: Une.\n\n[^2]: |Texte de la note.|');
});
