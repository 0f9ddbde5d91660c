import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import { asHtml } from '../../mail/messages/mailLayout.ts';
import { setLetter } from './mailLetter.ts';
import { letterProblems, readLetter } from './readLetter.ts';

const { site } = unchangedContent;
const LEAVE = 'https://site.test/newsletter/desinscription?jeton=abc';
const setBoth = async (body: string, preheader = '') => {
  const set = await setLetter({ subject: 'Trois signaux', preheader, body }, { site, baseUrl: 'https://site.test' });
  return { html: parse(set.html(LEAVE)), text: set.text(LEAVE) };
};

describe('a letter as mail', () => {
  test('keeps every word and every address, and shows HTML, directives, notes and tasks as text', async () => {
    const { html, text } = await setBoth(
      [
        'Un [deux][1] ![trois](/x.png) <b onclick="x()">quatre</b> [cinq](javascript:x) [six](relatif) à 10:30.[^n]',
        '<div>\nUn bloc\n</div>',
        '::appel[Demander]{titre="Et vous ?"}',
        ':::encadre\nDedans *fort*\n:::',
        '- [ ] à faire\n- [x] fait',
        '[1]: https://ailleurs.test\n[2]: https://nulle-part.test',
        '[^n]: Une note.',
      ].join('\n\n'),
    );
    expect(text).toContain(
      'Un deux (https://ailleurs.test) trois <b onclick="x()">quatre</b> cinq six à 10:30.[1]\n\n<div>\nUn bloc\n</div>',
    );
    expect(text).toContain('::appel[Demander]{titre="Et vous\u202f?"}\n\n:::encadre\n\nDedans fort\n\n:::');
    expect(text).toContain('- ☐ à faire\n- ☑ fait\n\n[2]: https://nulle-part.test\n\n* * *\n\n[1] Une note.\n');
    const first = html.querySelector('p:not([class])');
    expect(first?.text).toBe('Un deux trois <b onclick="x()">quatre</b> cinq six à 10:30.[1]');
    expect(first?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['https://ailleurs.test']);
    expect(html.querySelectorAll('img, script, b, [onclick], a[href^="javascript"]')).toEqual([]);
  });

  test('completes an address typed without its scheme, bare ones are links, and names by line what leaves otherwise', async () => {
    const body = [
      '[Le site](exemple.fr/tarifs) et [moi](lea@exemple.fr), [un fichier](tarifs.pdf)',
      'www.exemple.fr, https://exemple.fr/a?b=1&c=2 et lea@exemple.fr',
      'Bonjour { Prénom }, ![](/x.png) :si[rien]{affirmation=x} <br>',
    ].join('\n\n');
    const { html } = await setBoth(body);
    expect(html.querySelectorAll('p:not([class]) > a.link').map((link) => link.getAttribute('href'))).toEqual([
      'https://exemple.fr/tarifs',
      'mailto:lea@exemple.fr',
      'http://www.exemple.fr',
      'https://exemple.fr/a?b=1&c=2',
      'mailto:lea@exemple.fr',
    ]);
    const words = { subject: 'Pour {prenom}', preheader: '', body };
    expect(letterProblems(words, await readLetter(body))).toEqual([
      'Objet : « {prenom} » ne sera pas remplacé : chacun reçoit la même lettre.',
      'Ligne 5 : « { Prénom } » ne sera pas remplacé : chacun reçoit la même lettre.',
      'Ligne 1 : Le lien « tarifs.pdf » n’est pas permis : http, https, mailto ou une page du site.',
      'Ligne 5 : Une lettre ne montre pas d’image : seule sa description part.',
      'Ligne 5 : « si » est une partie d’article : la lettre la montre telle quelle.',
      'Ligne 5 : Le HTML n’est pas interprété : il part tel quel.',
    ]);
  });

  test('is one language, fetches nothing, and shows in a list what its owner wrote for it alone', async () => {
    const { html } = await setBoth('Bonjour', 'Ce que les prix disent');
    expect(html.querySelector('html')?.getAttribute('lang')).toBe('fr');
    // The language is set on an element inside `body` too, since web mail drops the `html` and `body` elements.
    expect(html.querySelector('body > [lang=fr]')?.text).toContain('Bonjour');
    expect(html.querySelectorAll('[src], link, [background], table')).toEqual([]);
    expect(html.toString()).not.toMatch(/url\(/);
    expect(html.querySelector('body')?.firstChild?.text).toMatch(/^Ce que les prix disent/);
  });

  test('is as wide in Outlook, which draws with Word, as elsewhere', async () => {
    const set = await setLetter(
      { subject: 'Un', preheader: '', body: 'Bonjour' },
      { site, baseUrl: 'https://site.test' },
    );
    const outlook = set.html(LEAVE).replace(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g, '$1');
    const letter = asHtml({ title: 'Un', blocks: [], signature: 'Cinq', accent: site.looks.accent }).replace(
      /<!--\[if mso\]>|<!\[endif\]-->/g,
      '',
    );
    for (const html of [outlook, letter]) {
      const table = parse(html).querySelector('body > table[width="600"]');
      expect(table?.querySelector('h1')?.text).toBe('Un');
      expect(html.match(/<\/?(?:table|tr|td)\b/g)?.length).toBe(6);
    }
  });

  test('makes a button of a named link alone in its paragraph, not of an address that was pasted', async () => {
    const { html, text } = await setBoth(
      '[Lire](/blog/article-1)\n\nhttps://exemple.fr/une/adresse\n\n[mort](javascript:x)',
    );
    expect(html.querySelectorAll('a.button').map(({ text: label }) => label)).toEqual(['Lire']);
    expect(text).toContain('Lire\u00a0:\nhttps://site.test/blog/article-1\n');
    expect(text).toContain('\n\nhttps://exemple.fr/une/adresse\n\nmort\n');
  });

  test('sets lists within lists, in text without a line that is only spaces', async () => {
    const { html, text } = await setBoth('- un\n  - deux\n- trois\n\n2. quatre\n\n   cinq');
    expect(html.querySelectorAll('ul > li > ul > li').map(({ text: words }) => words)).toEqual(['deux']);
    expect(html.querySelector('ol')?.getAttribute('start')).toBe('2');
    expect(text).toContain('- un\n  - deux\n- trois\n\n2. quatre\n\n   cinq\n');
  });
});
