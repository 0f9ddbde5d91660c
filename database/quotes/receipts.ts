import type { NewReceipt } from '../../data/api/quotes.ts';
import { inCents, type ReceiptKind } from '../../data/quotes/quoteWords.ts';
import { build, type Connection, first, insert, run } from '../store.ts';
import { tellLead } from './quoteSteps.ts';
import { moveQuote, quoteById, quoteToChange } from './quotes.ts';

/**
 * Records a payment; `twice` when a payment of this kind is recorded already, `closed` when the client owes nothing, undefined without such
 * a quote.
 */
export async function addReceipt(
  connection: Connection,
  id: number,
  { kind, on, amount, means }: NewReceipt,
  { actor, now }: { actor: string; now: Date },
): Promise<'added' | 'twice' | 'closed' | undefined> {
  const quote = await quoteToChange(connection, id);
  if (!quote) return undefined;
  if (quote.status !== 'accepted' && quote.status !== 'sent') return 'closed';
  if (await receiptOf(connection, id, kind)) return 'twice';
  const amount_cents = inCents(amount);
  const created_at = now.toISOString();
  await insert(connection, 'quote_receipts', {
    quote_id: id,
    kind,
    received_on: on,
    amount_cents,
    means,
    author: actor,
    created_at,
  });
  await tellLead(connection, quote, 'receipt-noted', { actor, now, detail: { kind, on, amount_cents, means } });
  return 'added';
}

const receiptOf = (connection: Connection, id: number, kind: ReceiptKind) =>
  first(
    connection,
    build.selectFrom('quote_receipts').select('id').where('quote_id', '=', id).where('kind', '=', kind),
  );

/** Removes a receipt; false when there is none. */
export async function removeReceipt(
  connection: Connection,
  id: number,
  kind: ReceiptKind,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  const removed = await run(
    connection,
    build.deleteFrom('quote_receipts').where('quote_id', '=', id).where('kind', '=', kind),
  );
  const quote = removed > 0 ? await quoteById(connection, id) : undefined;
  if (quote) await tellLead(connection, quote, 'receipt-removed', { actor, now, detail: { kind } });
  return removed > 0;
}

/** Records the day of delivery, or removes it. */
export async function deliverQuote(
  connection: Connection,
  id: number,
  on: string | null,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean | undefined> {
  const quote = await quoteToChange(connection, id);
  if (!quote) return undefined;
  if (quote.status !== 'accepted') return false;
  await moveQuote(connection, id, { delivered_on: on, updated_at: now.toISOString() });
  await tellLead(connection, quote, on === null ? 'delivery-removed' : 'delivered', { actor, now, detail: { on } });
  return true;
}
