import { describe, expect, test } from 'vitest';
import { readBeside } from './readBeside.ts';
import { readMarkdown } from './readMarkdown.ts';

const NONE = { kind: 'article', sources: [], pictures: new Map() } as const;
const read = (source: string) => readBeside({ ...NONE, source });
const HEAVY = '*a_ '.repeat(6000);
const DEEP = '>'.repeat(5000);

describe('a text is refused, with its line,', () => {
  test.each([
    ['that one paragraph makes of signs alone', `Deux lignes\n\n${HEAVY}`, 3, /plus de 2000 signes/],
    ['that is a quote of quotes without end', `a\n${DEEP} a`, 2, /20 niveaux/],
    [
      'that is a list of lists',
      Array.from({ length: 60 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
      21,
      /20 niveaux/,
    ],
    ['whose parts hold parts', ':::encadre\n'.repeat(21), 21, /20 niveaux/],
    ['whose table is wider than a page', `|${'a|'.repeat(41)}\n|${'-|'.repeat(41)}`, 1, /40 colonnes/],
    ['whose table has no end', `a\n\n| a | b |\n|---|---|\n${'| a | b |\n'.repeat(300)}`, 3, /300 lignes/],
    ['that hides its signs after a fence for the eye alone', `\`\`\` a\`b\n${HEAVY}`, 2, /plus de 2000 signes/],
    ['of parts of a line that open and never close', `a\n\n${':a{'.repeat(15_000)}`, 3, /plus de 2000 signes/],
    ['of one row of signs', `${'*'.repeat(30_000)}a`, 1, /plus de 2000 signes/],
    ['of underlined titles without end', 'a\n=\n'.repeat(10_000), 302, /300 lignes/],
    ['of parts without end', ':::encadre\n'.repeat(300), 101, /20 niveaux/],
  ])('%s', async (_what, source, line, detail) => {
    expect(await read(source)).toEqual({ refused: { line, detail: expect.stringMatching(detail) } });
  });
});

test('what people write is within the bounds: long articles, wide tables, nested lists, code of signs', async () => {
  const long = `${'Un **mot**, un [lien](https://exemple.fr), _un autre_.\n\n'.repeat(800)}`;
  const table = `| ${'a | '.repeat(12)}\n| ${'- | '.repeat(12)}\n${`| ${'**1** | '.repeat(12)}\n`.repeat(60)}`;
  const list = '- a\n  - b\n    - c\n      1. d\n         - e\n\n> > cité\n';
  const code = `\`\`\`\n${HEAVY}\n${'>'.repeat(400)}\n\`\`\`\n`;
  const rules = `Un.\n\n${'-'.repeat(500)}\n\nDeux.\n\n`.repeat(20);
  const parts = '::citation{source=a}\n\n'.repeat(100);
  for (const source of [long, table, list, code, rules, parts])
    expect(await read(source)).toEqual({ read: readMarkdown(source, { sources: [] }) });
});

test('while a long text is read the site goes on with everything else', async () => {
  const source = 'Un **mot**, un [lien](https://exemple.fr), _un autre_.\n\n'.repeat(1200);
  let turns = 0;
  let state: 'reading' | 'read' = 'reading';
  const turn = () => {
    turns += 1;
    if (state === 'reading') setImmediate(turn);
  };
  setImmediate(turn);
  await read(source);
  state = 'read';
  const beside = turns;
  // Twin: a text parsed in the process itself blocks the event loop.
  turns = 0;
  setImmediate(turn);
  readMarkdown(source, { sources: [] });
  expect([beside > 5, turns]).toEqual([true, 0]);
});

test('a text that is read for longer than may be is given up, and the next one is read', async () => {
  const source = 'Un **mot**, un [lien](https://exemple.fr), _un autre_.\n\n'.repeat(1200);
  expect(await readBeside({ ...NONE, source }, 1)).toMatchObject({
    refused: { detail: expect.stringContaining('trop de temps') },
  });
  expect(await read('Après.')).toMatchObject({ read: { pieces: [['p', {}, 'Après.']] } });
});
