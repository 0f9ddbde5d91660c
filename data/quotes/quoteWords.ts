import type { Choice } from '../choices.ts';
import { decimal } from '../french/frenchNumbers.ts';

/** Statuses of a quote; `expired` is not stored but computed from the quote's last valid day. */
export const quoteStatuses = [
  { code: 'draft', label: 'Brouillon' },
  { code: 'sent', label: 'Envoyé' },
  { code: 'accepted', label: 'Accepté' },
  { code: 'declined', label: 'Décliné' },
  { code: 'expired', label: 'Expiré' },
  { code: 'cancelled', label: 'Annulé' },
] as const satisfies readonly Choice[];
export type QuoteStatus = (typeof quoteStatuses)[number]['code'];

/** Kinds of client, professional or consumer; the client's rights depend on the kind (C. conso., preliminary article). */
export const qualities = [
  { code: 'professional', label: 'professionnel' },
  { code: 'consumer', label: 'consommateur' },
] as const satisfies readonly Choice[];
export type Quality = (typeof qualities)[number]['code'];

/** Ways a client accepted. `online`: on the quote's page; the owner notes an acceptance by any other way, under that way's code. */
export const acceptedWays = [
  { code: 'online', label: 'en ligne' },
  { code: 'phone', label: 'par téléphone' },
  { code: 'paper', label: 'sur papier' },
  { code: 'mail', label: 'par courriel' },
] as const satisfies readonly Choice[];
export type AcceptedHow = (typeof acceptedWays)[number]['code'];

export const receiptKinds = ['deposit', 'balance'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

export const receiptMeans = [
  { code: 'transfer', label: 'Virement' },
  { code: 'card', label: 'Carte' },
  { code: 'cheque', label: 'Chèque' },
  { code: 'cash', label: 'Espèces' },
  { code: 'other', label: 'Autre' },
] as const satisfies readonly Choice[];

/**
 * Returns the legal name of the first payment: « arrhes » for a consumer (C. conso. L214-1), « acompte » for a professional (points 14 and
 * 15 of the terms).
 */
export const depositName = (quality: Quality): string => (quality === 'consumer' ? 'arrhes' : 'acompte');

/** Amount in cents from which the text a consumer accepted is kept for ten years (C. conso. L213-1, D213-1). */
export const KEPT_FROM_CENTS = 12_000;
/** Years an accepted text is kept after the end of the work (D213-2): as long as the accounts that name its receipt (C. com. L123-22). */
export const ACCEPTED_YEARS = 10;

/**
 * `FEWEST_ANSWERS`: number of survey answers below which the site shows no share. `SATISFIED`: lowest answer, of 1 to 5, that counts as
 * satisfied.
 */
export const FEWEST_ANSWERS = 10;
export const SATISFIED = 4;

/** A line of a quote. The first line of `text` is the name of the item, the rest its description. */
export interface QuoteLine {
  text: string;
  quantity: number;
  /** Unit price in euros, all taxes included; negative for a discount. */
  unit_price: number;
}

export const quoteLimits = {
  lines: 20,
  line: 300,
  scope: 3000,
  words: 3000,
  delay: 60,
  client: 200,
  name: 200,
  address: 300,
  reason: 1000,
  amount: 1_000_000,
  quantity: 100_000,
  comment: 140,
} as const;

export const inCents = (euros: number): number => Math.round(euros * 100);
/** Amount of a line; half a cent is rounded up, of a discount down: 0,5 × 0,29 € is 0,15 €. */
export function lineCents({ quantity, unit_price }: QuoteLine): number {
  // In binary the product may be a hair under the half: 15 digits restore it.
  const cents = Number((quantity * unit_price * 100).toPrecision(15));
  return Math.sign(cents) * Math.round(Math.abs(cents));
}
export const totalCents = (lines: readonly QuoteLine[]): number =>
  lines.reduce((total, line) => total + lineCents(line), 0);

/** Formats cents as `120,00 €`, with a real minus sign. */
export const moneyText = (cents: number): string => `${decimal(cents / 100, 2)}\u00a0€`;

/** Formats an amount for use inside a sentence, cents only where there are some: `60 €`, `99,50 €`. */
export const shortMoney = (cents: number): string => `${decimal(cents / 100, cents % 100 === 0 ? 0 : 2)}\u00a0€`;

/** A line's name, and its description. */
export function partsOfLine({ text }: Pick<QuoteLine, 'text'>): [name: string, more: string] {
  const [name = '', ...more] = text.split('\n');
  return [name, more.join('\n')];
}

/** Returns the name of the first line of a quote, as a short description of the quote. */
export const natureOf = (lines: readonly QuoteLine[]): string => partsOfLine(lines[0] ?? { text: '' })[0];

/** Non-empty lines of a text. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** An IBAN as banks read it: capitals, no spaces. */
export const bareIban = (iban: string): string => iban.replace(/\s/g, '').toUpperCase();

/** An IBAN in groups of four. */
export const ibanText = (iban: string): string => (bareIban(iban).match(/.{1,4}/g) ?? []).join('\u00a0');

/** Whether an IBAN's check digits match its other characters (ISO 13616, ISO 7064). */
export function isIban(text: string): boolean {
  const iban = bareIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
