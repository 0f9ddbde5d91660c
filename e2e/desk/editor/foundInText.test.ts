import { expect, test } from 'vitest';
import { openText } from './openText.ts';

/** Words to search for: one of the prose, the others of parts that the page draws. */
const WORDS = ['zygomatique', 'xylophones', 'ornithorynque', 'wapiti', 'quokka'];
const BODY = [
  ...Array.from({ length: 30 }, (_, line) => `Une phrase sur les prix, numéro ${line}, assez longue pour deux lignes.`),
  '::chiffre[des xylophones]{valeur="71" unite="%"}',
  '::appel[Demander un devis]{titre="Un ornithorynque ?" texte="Oui"}',
  ':::figure{type=barres titre="Un wapiti" mesure="par an" unite="€" note="Un quokka."}\n| Poste | Coût |\n| --- | ---: |\n| Temps | 120 |\n| Outils | 40 |\n:::',
  'Un mot zygomatique.',
].join('\n\n');

// Uses `window.find`, which selects and scrolls like the browser's own search; no automation protocol opens that search.
test.each([1440, 390])(
  'at %d px a search of the browser finds every word of a text, clear of the bar',
  async (width) => {
    const { page, text } = await openText(width, BODY);
    for (const word of WORDS) await text.getByText(word).first().waitFor();
    const find = (word: string) =>
      page.evaluate((sought) => {
        getSelection()?.removeAllRanges();
        window.scrollTo({ top: 0, behavior: 'instant' });
        const isFound = (window as unknown as { find: (...how: unknown[]) => boolean }).find(
          sought,
          false,
          false,
          true,
        );
        const place =
          isFound && getSelection()?.rangeCount ? getSelection()?.getRangeAt(0).getBoundingClientRect() : null;
        const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
        if (!place || !bar) return 'not found';
        const isHidden = place.bottom > bar.top && place.top < bar.bottom;
        return isHidden || place.top < 0 || place.bottom > innerHeight ? 'hidden' : 'shown';
      }, word);
    for (const word of WORDS) await expect.poll(() => find(word), { message: word }).toBe('shown');

    // The search finds the words of a part, while its button is inert and does not catch the keyboard or the mouse.
    const call = text.locator('[data-card]', { hasText: 'ornithorynque' });
    await expect.poll(() => call.locator('button').getAttribute('inert')).toBe('');
    await call.getByText('Demander un devis').click({ force: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Appliquer' }).waitFor();
  },
);
