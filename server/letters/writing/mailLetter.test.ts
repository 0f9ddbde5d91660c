import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import { asHtml } from '../../mail/messages/letter.ts';
import { setLetter } from './mailLetter.ts';

const { site } = unchangedContent;
const LEAVE = 'https://site.test/newsletter/desinscription?jeton=abc';
const setBoth = async (body: string, preheader = '') => {
  const set = await setLetter({ subject: 'Trois signaux', preheader, body }, { site, baseUrl: 'https://site.test' });
  return { html: parse(set.html(LEAVE)), text: set.text(LEAVE) };
};

describe('a letter as mail', () => {
  test('keeps every word, of links by reference, of pictures and of HTML that was typed too', async () => {
    const { html, text } = await setBoth(
      'Un [deux][1] ![trois](/x.png) <b onclick="x()">quatre</b> [cinq](javascript:x) [six](relatif).\n\n[1]: https://ailleurs.test',
    );
    expect(text).toContain('Un deux trois quatre cinq six.');
    expect(html.querySelector('p:not([class])')?.text).toBe('Un deux trois quatre cinq six.');
    expect(html.querySelectorAll('img, script, b, [onclick], a[href^="javascript"]')).toEqual([]);
  });

  test('is one language, fetches nothing, and shows in a list what its owner wrote for it alone', async () => {
    const { html } = await setBoth('Bonjour', 'Ce que les prix disent');
    expect(html.querySelector('html')?.getAttribute('lang')).toBe('fr');
    // Web mail drops the outer elements.
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

  test('makes a button of a named link that stands alone, not of an address that was pasted', async () => {
    const { html, text } = await setBoth('[Lire](/blog/article-1)\n\nhttps://exemple.fr/une/adresse');
    expect(html.querySelectorAll('a.button').map(({ text: label }) => label)).toEqual(['Lire']);
    expect(text).toContain('Lire\u00a0:\nhttps://site.test/blog/article-1\n');
    expect(text).toContain('\nhttps://exemple.fr/une/adresse\n');
  });

  test('sets lists within lists, in text without a line that is only spaces', async () => {
    const { html, text } = await setBoth('- un\n  - deux\n- trois\n\n3. quatre\n\n   cinq');
    expect(html.querySelectorAll('ul > li > ul > li').map(({ text: words }) => words)).toEqual(['deux']);
    expect(html.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(text).toContain('- un\n  - deux\n- trois\n\n3. quatre\n\n   cinq\n');
  });
});
