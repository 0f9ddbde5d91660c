import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PreviewLink } from '../../../data/api/articles.ts';
import { base } from '../../testing/base.ts';
import { askArticles, readyArticle } from '../../testing/deskArticle.ts';
import { openPage } from '../../testing/openPage.ts';
import { openDesk } from '../desk.ts';

const BODY = [
  'Réglez une minuterie sur trente minutes. À 9 h 30, vous aurez quatre sujets, une preuve pour chacun, une date et une règle d’arrêt. Vous n’aurez pas écrit une ligne, et c’est voulu : « relire », dit-elle, « ce n’est pas écrire » !',
  '## Sept conditions que les bons scénarios partagent',
  'Moins de dix questions ? Reportez le plan d’une semaine ; posez-en une à chaque client : « Qu’est-ce que vous auriez voulu savoir avant de commander ? » Les cinq retours ont pour moyenne 32 %, et l’on en ferait volontiers un titre. Additionnez plutôt les euros : 38 251 € de bénéfices pour 37 760 € de coûts, soit 1 %.',
  '- Une affirmation par ligne, les réponses rendues anonymes, et un relevé de vingt-cinq lignes au plus : la veille, les trois papiers.\n- La suite.',
  ':::encadre{genre=exemple}\nMaine-et-Loire, dix-huit salariés. Le patron rédige dix devis par semaine, le soir, à partir de ses métrés. L’assistant met en forme un brouillon d’après sa base de prix ; lui vérifie chaque quantité.\n\n| Mesure | Avant |\n| --- | ---: |\n| Temps par devis | 75 min |\n:::',
].join('\n\n');

/** Words of each line, as laid out, of the paragraphs, headings and items that begin with certain words. */
const linesOf = (page: Page, place: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const range = document.createRange();
    return [...document.querySelectorAll(`${selector} :is(p, h2, li)`)].flatMap((block) => {
      const isWritten = /^(?:Réglez une minuterie|Sept conditions|Moins de dix|Une affirmation|Maine)/.test(
        block.textContent ?? '',
      );
      if (!isWritten || block.querySelector('p') || block.closest('nav')) return [];
      const lines: string[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const place = range.getBoundingClientRect();
          if (/\S/.test(sign) && place.top > bottom - 2) {
            lines.push('');
            bottom = place.bottom;
          }
          lines.push((lines.pop() ?? '') + (/\s/.test(sign) ? ' ' : sign));
        }
      return [lines.map((line) => line.trim())];
    });
  }, place);

test('at 1440 px the lines of a text being written break where those of its page do', async () => {
  const title = `Lignes ${Date.now()}`;
  const { article } = await askArticles(base(), 'POST', '', { ...readyArticle, title, body: BODY });
  const { url } = await askArticles<PreviewLink>(base(), 'POST', `/${article.id}/preview-link`);
  const { pathname, search } = new URL(url);
  const read = await openPage(pathname + search, { width: 1440 });
  const written = await openDesk(`/admin/articles/${article.id}`, { width: 1440 });
  await written.locator('[contenteditable=true]').getByText('minuterie').waitFor();
  const asRead = await linesOf(read, 'main');
  expect(asRead.map((lines) => lines[0]?.split(' ')[0])).toEqual(['Réglez', 'Sept', 'Moins', 'Une', 'Maine-et-Loire,']);
  await expect.poll(() => linesOf(written, '[contenteditable=true]')).toEqual(asRead);
});
