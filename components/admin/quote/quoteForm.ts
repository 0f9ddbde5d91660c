import { v4 as newKey } from 'uuid';
import type { Quote } from '../../../data/api/quotes.ts';
import { readEuros } from '../../../data/entry/readEuros.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { inCents, lineCents, type QuoteLine } from '../../../data/quotes/quoteWords.ts';

/** A line being typed; numbers are texts, as in their fields. */
export interface TypedLine {
  key: string;
  /** `sold`: an item; `discount`, `urgent`: added and removed by a button. */
  kind: 'sold' | 'discount' | 'urgent';
  text: string;
  quantity: string;
  price: string;
}

/** State of the form « Devis ». */
export interface QuoteForm {
  quality: Quote['quality'] | '';
  client: string;
  lines: readonly TypedLine[];
  delay: string;
  valid_until: string;
  scope: string;
  words: string;
}

/** Values with which a new quote begins. */
export type QuoteDraft = Pick<Quote, 'client' | 'lines' | 'scope' | 'delay' | 'valid_until' | 'words'>;

/** Parses a quantity as typed in France; NaN if it is none. */
export const numberIn = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.') || Number.NaN);

export const priceText = (euros: number): string => `${decimal(euros, 2)}\u00a0€`;

const URGENT = 'Urgence';
const kindOf = ({ text, unit_price }: QuoteLine): TypedLine['kind'] =>
  unit_price < 0 ? 'discount' : text.startsWith(URGENT) ? 'urgent' : 'sold';

export const formOf = (draft: QuoteDraft & { quality?: Quote['quality'] }): QuoteForm => ({
  quality: draft.quality ?? '',
  client: draft.client,
  lines: draft.lines.map((line) => ({
    key: newKey(),
    kind: kindOf(line),
    text: line.text,
    quantity: String(line.quantity).replace('.', ','),
    price: priceText(line.unit_price),
  })),
  delay: draft.delay,
  valid_until: draft.valid_until,
  scope: draft.scope,
  words: draft.words,
});

const isSold = ({ kind }: TypedLine) => kind === 'sold';
const asLine = ({ text, quantity, price }: TypedLine): QuoteLine => ({
  text,
  quantity: numberIn(quantity),
  unit_price: readEuros(price),
});
/** Sum in cents of the sold lines, without discount and express surcharge. */
const soldCents = (lines: readonly TypedLine[]): number =>
  lines.filter(isSold).reduce((sum, line) => sum + (lineCents(asLine(line)) || 0), 0);

/** Converts the typed lines to those sent to the server; computes the express surcharge from the other lines. */
export function linesOf({ lines }: Pick<QuoteForm, 'lines'>, supplement: number): QuoteLine[] {
  const urgent = Math.round((soldCents(lines) * supplement) / 100) / 100;
  return lines.map((line) =>
    line.kind === 'urgent' ? { text: line.text, quantity: 1, unit_price: urgent } : asLine(line),
  );
}

export const totalOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, line) => sum + (lineCents(line) || 0), 0);

/** Adds a discount of 10 %, whose amount can then be edited; removes it if there is one. */
export function toggleDiscount(form: QuoteForm): QuoteForm {
  const without = form.lines.filter(({ kind }) => kind !== 'discount');
  if (without.length < form.lines.length) return { ...form, lines: without };
  const tenth = -Math.round(soldCents(form.lines) / 1000) || -1;
  return {
    ...form,
    lines: [...without, { key: newKey(), kind: 'discount', text: 'Remise', quantity: '1', price: priceText(tenth) }],
  };
}

/** Adds the express delivery and its surcharge, a percentage in the terms; removes both if they are there. */
export function toggleUrgent(form: QuoteForm, express: string, usual: string): QuoteForm {
  const without = form.lines.filter(({ kind }) => kind !== 'urgent');
  if (without.length < form.lines.length) return { ...form, lines: without, delay: usual };
  const line = {
    key: newKey(),
    kind: 'urgent',
    text: `${URGENT}, livraison en ${express}`,
    quantity: '1',
    price: '',
  } as const;
  return { ...form, lines: [...without, line], delay: express };
}

/** Builds the body of the call that saves the quote, without the fields that the server sets. */
export const bodyOf = (form: QuoteForm, lines: readonly QuoteLine[], replaces: number | null) => ({
  quality: form.quality,
  client: form.client,
  lines: lines.map((line) => ({ ...line, unit_price: inCents(line.unit_price) / 100 })),
  delay: form.delay,
  valid_until: form.valid_until,
  scope: form.scope,
  words: form.words,
  ...(replaces !== null && { replaces }),
});
