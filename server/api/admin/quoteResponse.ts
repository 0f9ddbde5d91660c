import type { QuoteResponse } from '../../../data/api/quotes.ts';
import { quoteById, shownQuotes } from '../../../database/quotes/quotes.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';

export const noSuchQuote = () => new Problem(404, 'Ce devis n’existe pas, ou a été effacé.');
export const refusedField = (status: number, field: string, detail: string) =>
  new Problem(status, detail, { errors: [{ field, detail }] });

/** A quote as calls return it. @throws Problem 404 */
export async function quoteResponseOf(connection: Connection, id: number, now: Date): Promise<QuoteResponse> {
  const stored = await quoteById(connection, id);
  const [quote] = stored ? await shownQuotes(connection, [stored], now) : [];
  if (!quote) throw noSuchQuote();
  return { success: true, quote };
}
