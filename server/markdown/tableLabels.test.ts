import { expect, it } from 'vitest';
import { tableLabels } from './readMarkdown.ts';

interface Element {
  type: string;
  tagName?: string;
  value?: string;
  children?: Element[];
}
const element = (tagName: string, ...children: Element[]): Element => ({ type: 'element', tagName, children });
const text = (value: string): Element => ({ type: 'text', value });
const row = (tag: string, ...cells: string[]) => element('tr', ...cells.map((cell) => element(tag, text(cell))));
const table = (head: string[], ...rows: string[][]) =>
  element('table', element('thead', row('th', ...head)), element('tbody', ...rows.map((cells) => row('td', ...cells))));

const labelled = (one: Element) => {
  tableLabels()({ type: 'root', children: [one] });
  return JSON.stringify(one);
};

it('names the column of each cell of a wide table, and of a first cell that is only a number', () => {
  const done = labelled(
    table(['Mois', "Ce que l'on fait", 'Si'], ['1 à 3', 'une tâche', ''], ['Après', 'rien', 'non']),
  );
  expect(done).toContain('"dataStacks":""');
  expect(done.match(/"dataLabel":"[^"]+"/g)).toEqual([
    '"dataLabel":"Mois"',
    '"dataLabel":"Ce que l’on fait"',
    '"dataLabel":"Ce que l’on fait"',
    '"dataLabel":"Si"',
  ]);
});

it('leaves a table of two columns as it is', () => {
  expect(labelled(table(['Étape', 'Délai'], ['Réponse', '24 h']))).not.toContain('data');
});

it('names a table by its columns', () => {
  expect(labelled(table(['Étape', 'Délai'], ['Réponse', '24 h']))).toContain(
    '"ariaLabel":"Tableau\u00a0: Étape, Délai"',
  );
  expect(labelled(table(['', ''], ['Réponse', '24 h']))).not.toContain('ariaLabel');
});
