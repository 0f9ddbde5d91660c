import { encodeQR } from 'qr';
import { paymentCode } from '../../data/quotes/payment.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';

/** Payment code of what is due at the order, as one path of squares; null when nothing is. */
export function codeOf(document: QuoteDocument): { size: number; path: string } | null {
  const { seller, depositCents: cents, number: reference } = document;
  if (cents === 0) return null;
  const code = paymentCode({ name: seller.name, iban: seller.iban, cents, reference });
  // Removes the border of the code: the page draws its own quiet zone.
  const rows = encodeQR(code, 'raw', { border: 1, ecc: 'medium' })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size: rows.length, path };
}
