import { expect } from 'vitest';
import { base } from '../testing/base.ts';
import { askArticles, readyArticle } from '../testing/deskArticle.ts';
import { ADMIN } from '../testing/site.ts';
import type { Visitor } from './Visitor.ts';

const BODY = ['| Poste | Coût |\n| --- | ---: |\n| Logiciels | 40 |\n| Temps | 120 |', 'La fin.'].join('\n\n');

const WORD = `<h1><span style="color:red">Titre Word</span></h1>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Premier</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Second</p>
<p class=MsoNormal>Un <b>gras</b> et <span style="color:red">du rouge</span>.</p>`;

/** In the page: position of these words in the edited text, scrolled into view. */
function wordsAt(words: string): { x: number; y: number } | null {
  const text = document.querySelector('[contenteditable=true]');
  if (!text) return null;
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = (node.textContent ?? '').indexOf(words);
    if (from < 0) continue;
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + words.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
  return null;
}

/** In the page. Firefox takes no clipboard in the event's constructor. */
const pasteHtml = (html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.querySelector('[contenteditable=true]')?.dispatchEvent(event);
};

/** In the page: whether a search from the text's start finds these words, and scrolls them into view. */
function finds(words: string): boolean {
  getSelection()?.removeAllRanges();
  if (!(window as unknown as { find: (words: string) => boolean }).find(words)) return false;
  const place = getSelection()?.getRangeAt(0).getBoundingClientRect();
  return place !== undefined && place.top >= 0 && place.bottom <= innerHeight && place.height > 0;
}

/**
 * Whether the caret stays at the end of the text for four frames: shortly after receiving the focus, the editor restores its own selection.
 */
async function isAtEnd(): Promise<boolean> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  const text = document.querySelector('[contenteditable=true]');
  return text?.lastElementChild?.contains(getSelection()?.anchorNode ?? null) ?? false;
}

/** Writes an article as an author would: types, inserts a part by its form, removes a row of a table, pastes from Word, undoes steps. */
export async function writeArticle(visitor: Visitor): Promise<void> {
  const title = `Écrit ailleurs ${Date.now()}`;
  const { article } = await askArticles(base(), 'POST', '', { ...readyArticle, title, body: BODY });
  const stored = async () => (await askArticles(base(), 'GET', `/${article.id}`)).article.fields.body.trim();
  await visitor.fill('Identifiant', ADMIN.username);
  await visitor.fill('Mot de passe', ADMIN.password);
  await visitor.key('Enter');
  await visitor.reads(/Chiffres.*Aujourd/);
  await visitor.open(`/admin/articles/${article.id}`);
  const words = async (text: string) => {
    await expect.poll(() => visitor.tab.run(wordsAt, text), { timeout: 15_000 }).not.toBeNull();
    const place = await visitor.tab.run(wordsAt, text);
    if (place) await visitor.press(place);
  };
  const goToEnd = async () => {
    const rests = async () => {
      await visitor.chord('End');
      return visitor.tab.run(isAtEnd);
    };
    await words('La fin.');
    await expect.poll(rests, { timeout: 15_000 }).toBe(true);
  };

  await words('Logiciels');
  await visitor.click('question', 'Tableau');
  await visitor.click('button', 'Retirer la ligne');
  await goToEnd();
  await visitor.key('Enter');
  for (const line of ['## Un intertitre', '- un', 'deux', '', 'Un mot **fort** : « oui », 12 000 € !']) {
    await visitor.type(line);
    await visitor.key('Enter');
  }
  await visitor.type('/');
  await visitor.click('button', 'Chiffre');
  await visitor.fill('Chiffre', '71');
  await visitor.fill('Ce qu’il mesure', 'des demandes');
  await visitor.click('button', 'Insérer');
  const written = [
    '| Poste | Coût |\n| --- | ---: |\n| Temps | 120 |',
    'La fin.',
    '## Un intertitre',
    '- un\n- deux',
    'Un mot **fort** : « oui », 12 000 € !',
    '::chiffre[des demandes]{valeur="71"}',
  ].join('\n\n');
  await expect.poll(stored, { timeout: 15_000 }).toBe(written);

  // The browser's own search finds the words of a part.
  const found = () => visitor.tab.run(finds, 'des demandes');
  await expect.poll(found, { timeout: 15_000 }).toBe(true);
  await goToEnd();

  await visitor.tab.run(pasteHtml, WORD);
  const pasted = ['## Titre Word', '- Premier\n- Second', 'Un **gras** et du rouge.'].join('\n\n');
  await expect.poll(stored, { timeout: 15_000 }).toBe(`${written}\n\n${pasted}`);
  await visitor.type(' Une suite.');
  await expect.poll(stored, { timeout: 15_000 }).toBe(`${written}\n\n${pasted} Une suite.`);
  const back = async () => {
    await visitor.chord('z');
    return stored();
  };
  await expect.poll(back, { timeout: 30_000, interval: 1200 }).toBe(BODY);
}
