import { describe, expect, test } from 'vitest';
import type { Quality } from '../../data/quotes/quoteWords.ts';
import { quoteSender } from '../testing/quoteSender.ts';
import { startSite } from '../testing/site.ts';
import { isWide } from '../testing/wide.ts';
import type { Engine } from './engine.ts';
import { Visitor } from './Visitor.ts';

/** Orders in a browser that runs no script of a page. */
export function ordersWithoutScript(name: string, start: () => Promise<Engine>): void {
  describe.runIf(isWide)(name, () => {
    test.each(['consumer', 'professional'] as const)('without script a quote is ordered: %s', async (quality) => {
      const engine = await start();
      try {
        const visitor = new Visitor(await engine.open({ width: 390, height: 844 }));
        await orderQuote(visitor, quality, () =>
          visitor.sees(() => [document.readyState, performance.getEntriesByName('hydrated').length], ['complete', 0]),
        );
      } finally {
        await engine.close();
      }
    });
  });
}

/**
 * Orders a quote of a site of its own as a client does; the desk then shows who accepted it, and how.
 * @param ready waits until a page can be used
 */
export async function orderQuote(visitor: Visitor, quality: Quality, ready = () => visitor.ready()): Promise<void> {
  const site = await startSite();
  try {
    const { ask, send } = await quoteSender(site.base);
    const { id, path } = await send({ quality });
    await visitor.tab.goto(site.base + path);
    await ready();
    await visitor.reads(/Les conditions, en entier.*Il ne manque que votre accord/);
    await visitor.sees(ticked, []);
    if (quality === 'professional') await visitor.fill('Prénom et nom *', 'Camille Renaud');
    for (const name of quality === 'consumer' ? ['terms', 'early_start'] : ['terms'])
      await visitor.click('field', await visitor.tab.run(labelOf, name));
    await visitor.click('button', 'Commander avec obligation de paiement');
    await visitor.reads(/Rien n’est encore commandé.*Camille Renaud/);
    await visitor.click('button', 'Corriger');
    await visitor.sees(ticked, quality === 'consumer' ? ['terms', 'early_start'] : ['terms']);
    await visitor.click('button', 'Commander avec obligation de paiement');
    await visitor.click('button', 'Confirmer ma commande avec obligation de paiement');
    await visitor.reads(/C’est commandé\. Merci.*Accepté par Camille Renaud/);
    await ready();
    const { quotes } = await ask('GET', '/api/admin/leads/1');
    expect(quotes[0]).toMatchObject({ id, status: 'accepted', accepted_how: 'online' });
    // Leaves the page first: a page still loading scripts would log an error when its site stops.
    await visitor.tab.goto('about:blank');
  } finally {
    await site.stop();
  }
}

/** In the page: names of the ticked boxes. */
const ticked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name }) => name);

/** In the page: label of the box with this name. */
const labelOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.labels?.[0]?.textContent ?? '';
