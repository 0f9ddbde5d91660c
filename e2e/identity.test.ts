import { expect, test } from 'vitest';
import { isDocumented } from '../data/offer/claims.ts';
import { unchangedContent as content } from '../data/settings/unchangedContent.ts';
import { kinds } from './every/kinds.ts';
import { base } from './testing/base.ts';
import { openPage } from './testing/openPage.ts';

const pages = kinds.filter((page) => page !== '/admin');

test('structured data leave out what the operator has not filled in', async () => {
  for (const address of pages) {
    const html = await (await fetch(base() + address)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    expect(data.join('\n'), address).not.toMatch(/à compléter|à documenter/);
  }
});

test('no page has a signature while the owner has not signed', async () => {
  for (const address of ['/', '/about', '/services/strategie', '/devis/merci']) {
    const html = await (await fetch(base() + address)).text();
    expect(html, address).not.toContain('data-signature="own"');
  }
});

const claims = { satisfaction: /93\s?%/, precision: /96,3/, tenTimes: /(?:dix|10) fois moins cher/i } as const;

test('what is not documented is never in giant type twice on one page', async () => {
  for (const address of ['/', '/about']) {
    const page = await openPage(address, { javaScriptEnabled: false });
    const giant = await page.evaluate(() => {
      const isGiant = (element: Element | null) =>
        element !== null && Number.parseFloat(getComputedStyle(element).fontSize) >= 40;
      return [...document.querySelectorAll('main *')]
        .filter((element) => isGiant(element) && !isGiant(element.parentElement))
        .map((element) => element.textContent ?? '');
    });
    expect(giant.length, address).toBeGreaterThan(0);
    if (address === '/') expect(giant.join(' ')).toMatch(claims.precision);
    for (const [claim, words] of Object.entries(claims)) {
      if (isDocumented(content, claim as keyof typeof claims)) continue;
      expect(giant.filter((text) => words.test(text)).length, `${address} ${claim}`).toBeLessThan(2);
    }
  }
});
