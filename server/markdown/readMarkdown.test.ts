import rehypeSanitize from 'rehype-sanitize';
import { describe, expect, it, test } from 'vitest';
import { resolvedText } from '../../content/blog/resolvedText.ts';
import { articleFields } from '../../data/api/articles.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { unchangedContent } from '../../data/settings/unchangedContent.ts';
import { builtInFields } from '../articles/builtIn.ts';
import { SCRIPT_PAYLOADS } from '../testing/scriptPayloads.ts';
import { piecesHtml } from './piecesHtml.ts';
import { pageSchema, readMarkdown, tableLabels } from './readMarkdown.ts';

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

test('the sanitizer by itself lets no link run a script, whatever the parts before it let through', () => {
  const link = (href: string) => ({ type: 'element', tagName: 'a', properties: { href }, children: [] });
  const hrefOf = (href: string) => {
    const clean = rehypeSanitize(pageSchema)({ type: 'root', children: [link(href)] } as never);
    return JSON.stringify(clean).includes('href');
  };
  for (const href of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])
    expect([href, hrefOf(href)]).toEqual([href, false]);
  for (const href of ['https://exemple.fr', 'mailto:a@b.fr', '/devis', '#suite'])
    expect([href, hrefOf(href)]).toEqual([href, true]);
});

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

const read = (source: string, sources: string[] = []) => readMarkdown(source, { sources });
const errors = (source: string) => read(source).problems.map(({ detail }) => detail);
/** Names of all elements and parts in a rendered text. */
const tags = (source: string): string[] => {
  const found: string[] = [];
  const walk = (pieces: readonly unknown[]): void => {
    for (const piece of pieces)
      if (Array.isArray(piece)) {
        found.push(String(piece[0]));
        walk(piece.slice(2));
      }
  };
  walk(read(source).pieces);
  return found;
};

describe('what a text becomes', () => {
  test('prose is set as French is, and a time of day is no part', () => {
    expect(read("L'heure : 10:30, 12 % !").pieces).toEqual([['p', {}, 'L’heure\u00a0: 10:30, 12\u00a0%\u202f!']]);
  });

  test('headings of the second level are the contents, each with an id of its own, none with one of the page', () => {
    const { headings } = read('# Sources\n\n## L’été\n\n## L’été\n\n### Plus bas');
    expect(headings).toEqual([
      { id: 'sources-1', text: 'Sources' },
      { id: 'lété', text: 'L’été' },
      { id: 'lété-1', text: 'L’été' },
    ]);
  });

  test('a table is named by its columns and a note is at the end', () => {
    const { pieces } = read('Texte[^a].\n\n| A | B | C |\n| --- | ---: | --- |\n| x | 2 | z |\n\n[^a]: La note.');
    expect(pieces.map(([tag]) => tag)).toEqual(['p', 'table', 'h2', 'ol']);
    expect(pieces[1]?.[1]).toEqual({ 'aria-label': 'Tableau\u00a0: A, B, C', 'data-stacks': '' });
  });

  test.each([
    [':::encadré{titre="À voir"}\nTexte.\n:::', 'Note'],
    [':::encadre{genre=retenir}\nTexte.\n:::', 'Key'],
    [':::encadre{genre=exemple}\nTexte.\n:::', 'Illustration'],
    [':::citation{auteur="Ada"}\nTexte.\n:::', 'PullQuote'],
    ['::chiffre[des lecteurs]{valeur="71" unite="%"}', 'Stat'],
    ['::appel[Demander]{titre="Alors ?"}', 'Call'],
  ])('%j is a part of the article', (source, part) => {
    expect([tags(source)[0], errors(source)]).toEqual([part, []]);
  });

  test('a small table becomes the data of a chart', () => {
    const source = (type: string) =>
      `:::figure{type=${type} titre="Ça monte" mesure="En %" unite="%" note="Exemple."}\n| An | Part |\n| --- | ---: |\n| 2023 | 12 |\n| 2024 | 18,5 |\n| 2025 | – |\n:::`;
    const data = (type: string) => read(source(type)).pieces[0]?.[1];
    expect(data('barres')).toMatchObject({ data: { type: 'groups', series: ['Part'], digits: 1 } });
    expect(data('courbes')).toMatchObject({ data: { type: 'curves', x: { label: 'An', values: [2023, 2024, 2025] } } });
    expect(data('ecarts')).toMatchObject({ data: { type: 'ranges', dots: ['Part'] } });
    expect(errors(source('entonnoir'))[0]).toContain('Un entonnoir');
  });
});

describe('what a text never becomes', () => {
  test('unknown syntax is shown as typed, with a warning and its line', () => {
    const { pieces, problems } = read('::surprise[oui]\n\nAvant :source[rien] après.');
    expect(pieces).toEqual([
      ['p', {}, '::surprise[oui]'],
      ['p', {}, 'Avant :source[rien] après.'],
    ]);
    expect(problems.map(({ line, weight }) => [line, weight])).toEqual([
      [1, 'error'],
      [3, 'error'],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//ailleurs.test',
    '/\\ailleurs.test',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'file:///etc/passwd',
    'blog/relatif',
  ])('a link to %j is no link', (url) => {
    expect(tags(`[x](<${url}>)`)).not.toContain('a');
    expect(tags(`[x][r]\n\n[r]: <${url}>`)).not.toContain('a');
  });

  test.each(['https://a.test', 'http://a.test/b', 'mailto:a@b.test', '/blog', '#sources'])(
    'a link to %j is one',
    (url) => expect(tags(`[x](${url})`)).toContain('a'),
  );

  test('none of the script payloads becomes an element, a property or markup of the feed', () => {
    const allowed =
      /^(p|h[2-4]|ul|ol|li|blockquote|em|strong|del|hr|br|code|pre|a|bdi|sup|table|thead|tbody|tr|t[hd]|Note|PullQuote|QuoteBy|Stat|Call)$/;
    for (const payload of SCRIPT_PAYLOADS)
      for (const source of [
        payload,
        `[x](${payload})`,
        `![x](${payload})`,
        `:::encadre{titre="${payload}"}\n${payload}\n:::`,
        `:::citation{auteur="${payload}"}\n${payload}\n:::`,
        `::chiffre[${payload}]{valeur="${payload}"}`,
        `| ${payload} |\n| --- |\n| ${payload} |`,
        `\`\`\`${payload}\n${payload}\n\`\`\``,
      ]) {
        expect([source, tags(source).filter((tag) => !allowed.test(tag))]).toEqual([source, []]);
        const html = piecesHtml(read(source).pieces, '/blog/x');
        expect(html).not.toMatch(
          /<(?!\/?(p|h[2-4]|ul|ol|li|blockquote|em|strong|del|hr|br|code|pre|a|sup|table|thead|tbody|tr|t[hd])[ >])/i,
        );
        expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:|\/(?!\/)|#)/i);
      }
  });
});

describe('what a text names', () => {
  test('an unknown value, format, figure or tool is refused with its line, and shown as typed', () => {
    for (const [typed, wanted] of [
      ['Un :valeur[doctrine.quarts] du temps.', /Aucune valeur ne s’appelle « doctrine.quarts » : .*doctrine.quart/],
      ['Un :valeur[doctrine.couts]{as=lettres}.', /Une valeur s’écrit as=mots/],
      ['::figure{nom=entonoir}', /Aucune figure ne s’appelle « entonoir » : .*entonnoir/],
      ['::outil{nom=calculateur}', /Aucun outil ne s’appelle « calculateur » : calculateur-strategie/],
      ['Oui :si[peut-être]{affirmation=rien}.', /Une affirmation est l’une de/],
    ] as const) {
      const { problems, pieces } = read(`Avant.\n\n${typed}`);
      expect(problems).toEqual([
        expect.objectContaining({ weight: 'error', line: 3, detail: expect.stringMatching(wanted) }),
      ]);
      expect(JSON.stringify(pieces).replaceAll('\u00a0', ' ')).toContain(typed.slice(0, 12));
    }
  });

  test('a tool or a figure whose source the article does not list is refused by the names of the sources', () => {
    expect(errors('::outil{nom=secteurs}')).toEqual([expect.stringMatching(/cite insee-2026 : ajoutez/)]);
    expect(errors('::figure{nom=tache-inadaptee}')).toEqual([expect.stringMatching(/cite dellacqua-2023 : ajoutez/)]);
    expect(read('::outil{nom=secteurs}', ['insee-2026']).problems).toEqual([]);
  });

  test('a value is what it is in the content of the moment: another price is another text', () => {
    const { pieces, headings } = read(
      'À :valeur[prix.strategie]{as=prix}, :valeur[doctrine.mesuresAvant]{as=mots} fois.',
    );
    const at = (price: number) => {
      const { strategie } = unchangedContent.offers;
      const offers = { ...unchangedContent.offers, strategie: { ...strategie, price } };
      return resolvedText({ pieces, headings }, { ...unchangedContent, offers }).pieces;
    };
    expect(JSON.stringify(at(90))).toContain('90\u00a0€, vingt fois.');
    expect(JSON.stringify(at(120))).toContain('120\u00a0€');
  });

  test('a sentence about a figure of the service goes with it', () => {
    const { pieces, headings } = read(':::si{affirmation=precision}\nDe 96,3 %.\n:::');
    const shown = (place: 'shown' | 'withdrawn') =>
      resolvedText(
        { pieces, headings },
        { ...unchangedContent, claimPlaces: { ...unchangedContent.claimPlaces, precision: place } },
      ).pieces;
    expect(shown('shown')).toHaveLength(1);
    expect(shown('withdrawn')).toEqual([]);
  });

  test('a cell that holds a value alone keeps the name of its column', () => {
    const { pieces } = read('| A | B | C |\n| --- | --- | --- |\n| x | :valeur[doctrine.manque] | z |');
    expect(JSON.stringify(pieces)).toContain('"td",{"data-label":"B"},["Value",{"name":"doctrine.manque"}]');
  });

  test.each(articles)(
    'the text of $slug can be read, and the draft the desk makes of it is within the limits',
    ({ slug, title }) => {
      const copy = articleFields.parse(builtInFields(slug, title));
      expect(readMarkdown(copy.body, { sources: copy.sources.map(({ id }) => id) }).problems).toEqual([]);
    },
  );
});
