import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { base } from '../../testing/base.ts';
import { askArticles, readyArticle } from '../../testing/deskArticle.ts';
import { openDesk } from '../desk.ts';

export const LABEL = 'Texte de l’article';
/** Chromium that takes itself for an Android telephone, whose keyboard composes every word. */
export const ANDROID: BrowserContextOptions = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
};
/** A text with a table and a tool. */
export const BODY = [
  'Une phrase sur les prix : « trente ».',
  '| Poste | Coût |\n|---|---:|\n| Logiciels | 40 |\n| Temps | 120 |',
  '::outil{nom=comparateur}',
  'La fin.',
].join('\n\n');

/** Opens a new article at the desk with this text in the editor. */
export async function openText(width: number, body = BODY, device: BrowserContextOptions = {}) {
  const { article } = await askArticles(base(), 'POST', '', {
    ...readyArticle,
    body,
    title: `Au clavier ${Date.now()}`,
  });
  const page = await openDesk(`/admin/articles/${article.id}`, { ...device, width });
  const text = page.getByRole('textbox', { name: LABEL, exact: true });
  await text
    .getByText(/prix|fin/)
    .first()
    .waitFor();
  const stored = async () => (await askArticles(base(), 'GET', `/${article.id}`)).article.fields.body;
  return { page, text, stored };
}
/** Waits until the caret stays at the end: shortly after receiving the focus, the editor restores its own selection. */
export const atEnd = (page: Page) =>
  expect
    .poll(async () => {
      await page.getByRole('textbox', { name: LABEL, exact: true }).press('Control+End');
      return page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        return document
          .querySelector('[contenteditable=true]')
          ?.lastElementChild?.contains(getSelection()?.anchorNode ?? null);
      });
    })
    .toBe(true);
/** Pastes content of one type at the caret. */
export const paste = (page: Page, type: string, content: string) =>
  page.evaluate(
    ([kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('[contenteditable=true]')?.dispatchEvent(event);
    },
    [type, content] as const,
  );
