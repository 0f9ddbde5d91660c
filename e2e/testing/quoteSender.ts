import { SELLER } from '../../server/testing/quoteWorld.ts';
import { saveSettings } from '../../server/testing/saveSettings.ts';
import { postLead } from '../desk/desk.ts';
import { askOwner } from './ownerCookies.ts';

/**
 * Stores the facts of the seller on the site at this address; returns `ask`, which calls the desk's API, and `send`, which makes and sends
 * a quote.
 */
export async function quoteSender(url: string) {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await askOwner(url, method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return response.status === 204 ? {} : response.json();
  };
  await saveSettings(ask, SELLER);
  let lead: number | undefined;
  return {
    ask,
    /** A sent quote: its number in the table and the path of its client's page. */
    async send(over: object = {}): Promise<{ id: number; path: string }> {
      lead ??= (await postLead({}, '', url)).id;
      const lines = [{ text: 'Étude', quantity: 1, unit_price: 120 }];
      const whole = { quality: 'consumer', client: 'Camille Renaud', lines, ...over };
      const draft = await ask('POST', `/api/admin/leads/${lead}/quotes`, whole);
      const { quote, url: page } = await ask('POST', `/api/admin/quotes/${draft.quote.id}/send`);
      return { id: quote.id, path: new URL(page).pathname };
    },
  };
}
