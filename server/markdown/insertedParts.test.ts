import { expect, test } from 'vitest';
import { articlePartList } from '../../data/api/articles.ts';
import { articleParts, letterParts } from '../../data/articles/insertParts.ts';
import { letterHtml } from '../letters/writing/letterHtml.ts';
import { readLetter } from '../letters/writing/readLetter.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { readMarkdown } from './readMarkdown.ts';

/** Text with characters that could end a quotation, a link, a table cell or a directive. */
const NASTY = 'L’« un » "et" l’autre | [lien](javascript:x) ]{a=b} & ::: <b>\nsuite';

/** Table for a chart of kind « courbes »: its first column is of rising numbers. */
const COUNTED = 'Année ; Coût\n2023 ; 4\n2024 ; 5\n2025 ; 6';

const partsOf = async () => {
  const { api, admin } = await siteUnderTest();
  return articlePartList.parse((await api.get('/api/admin/article-parts').set(admin).expect(200)).body);
};

test('whatever is offered to be inserted is read without a problem but that of sources, each choice of it', async () => {
  const list = await partsOf();
  for (const part of articleParts) {
    const choices = part.fields.flatMap(({ name, choices }) =>
      (choices?.(list) ?? []).map(({ code }) => ({ [name]: code })),
    );
    const written = Object.fromEntries(
      part.fields.map(({ name, kind, example, choices, free }) => [
        name,
        kind === 'choice' ? (free ? '' : (choices?.(list)[0]?.code ?? '')) : (example ?? 'Des mots'),
      ]),
    );
    for (const choice of choices.length > 0 ? choices : [{}]) {
      const counted = 'type' in choice && choice.type === 'courbes' ? { valeurs: COUNTED } : {};
      const text = part.write({ ...written, ...counted, ...choice });
      const { problems } = readMarkdown(text, {
        sources: [...list.figures, ...list.tools].flatMap(({ sources }) => sources),
      });
      expect(
        problems.filter(({ weight }) => weight === 'error'),
        text,
      ).toEqual([]);
    }
  }
});

test('words that look like Markdown stay words of the part they were typed into', () => {
  for (const label of ['Chiffre', 'Appel à l’action', 'Graphique']) {
    const part = articleParts.find((one) => one.label === label);
    const fields = Object.fromEntries((part?.fields ?? []).map(({ name }) => [name, NASTY]));
    const text = part?.write({ ...fields, type: 'barres', valeurs: 'Poste ; Coût\nUn ; 4' }) ?? '';
    const { pieces, problems } = readMarkdown(text, { sources: [] });
    expect(
      problems.filter(({ weight }) => weight === 'error'),
      text,
    ).toEqual([]);
    expect(pieces, text).toHaveLength(1);
    expect(JSON.stringify(pieces)).not.toContain('"href"');
  }
});

test('a button of a letter is one, whatever its words', async () => {
  const [button] = letterParts;
  const { tree } = await readLetter(button?.write({ texte: 'Lire [ici]', adresse: '/blog/a b' }) ?? '');
  expect(letterHtml(tree, 'https://site.test', (element) => ` data-is="${element}"`)).toContain(
    '<a href="https://site.test/blog/a%20b" data-is="button">Lire [ici]</a>',
  );
});
