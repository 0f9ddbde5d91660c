import { z } from 'zod';
import { codesOf } from '../choices.ts';
import {
  acceptedWays,
  inCents,
  quoteLimits as limits,
  qualities,
  quoteStatuses,
  receiptKinds,
  receiptMeans,
} from '../quotes/quoteWords.ts';
import { line, OBJECT, paragraphs, required, requiredParagraphs } from './text.ts';

const id = z.int().min(1);
const day = z.iso.date('Indiquez un jour, par exemple 2026-03-15.');
const moment = z.iso.datetime();
const AMOUNT = `Indiquez un montant en euros, deux décimales au plus, jusqu’à ${limits.amount.toLocaleString('fr-FR')} €.`;
/** Euros, to the cent. */
const amount = (min: number) =>
  z
    .number(AMOUNT)
    .min(min, AMOUNT)
    .max(limits.amount, AMOUNT)
    .refine((euros) => Math.abs(inCents(euros) / 100 - euros) < 1e-9, AMOUNT);
const QUANTITY = 'Indiquez une quantité plus grande que zéro.';

const quoteLine = z.strictObject(
  {
    text: requiredParagraphs(limits.line, 'Ligne', 'Écrivez ce que cette ligne vend.'),
    quantity: z.number(QUANTITY).min(0.001, QUANTITY).max(limits.quantity, QUANTITY),
    unit_price: amount(-limits.amount),
  },
  OBJECT,
);
const quality = z.enum(codesOf(qualities), {
  error: 'Dites si le client commande comme professionnel ou comme consommateur.',
});

const fields = {
  quality,
  client: required(limits.client, 'Nom ou société', 'Indiquez le nom ou la société du client.'),
  lines: z.array(quoteLine, 'Une liste est attendue.').min(1, 'Gardez au moins une ligne.').max(limits.lines),
  scope: paragraphs(limits.scope, 'Périmètre').optional(),
  delay: required(limits.delay, 'Délai', 'Indiquez le délai.').optional(),
  valid_until: day.optional(),
  deposit: amount(0).optional(),
  words: paragraphs(limits.words, 'Mot d’accueil').optional(),
  replaces: id.nullable().optional(),
};

/** Body of `POST /api/admin/leads/:id/quotes`: absent fields are filled from the offer, the terms and the owner's template. */
export const newQuote = z.strictObject(fields, OBJECT);

/** Body of `PATCH /api/admin/quotes/:id`: absent fields are unchanged. */
export const quoteChange = z.strictObject(fields, OBJECT).partial();
export type QuoteChange = z.infer<typeof quoteChange>;

/** Body of `POST /api/admin/quotes/:id/accepted`: notes that the client accepted by telephone, on paper or by mail. */
export const acceptedElsewhere = z.strictObject(
  {
    how: z.enum(['phone', 'paper', 'mail'], {
      error: 'Dites si l’accord est venu par téléphone, sur papier ou par courriel.',
    }),
    by: required(limits.name, 'Qui', 'Indiquez qui a donné son accord.'),
    on: day,
  },
  OBJECT,
);

/** Body of `POST /api/admin/quotes/:id/receipts`: a payment received. */
export const newReceipt = z.strictObject(
  {
    kind: z.enum(receiptKinds, { error: 'kind : deposit ou balance est attendu.' }),
    on: day,
    amount: amount(0.01),
    means: z.enum(codesOf(receiptMeans), { error: 'Dites par quel moyen.' }),
  },
  OBJECT,
);
export type NewReceipt = z.infer<typeof newReceipt>;

/** Body of `POST /api/admin/quotes/:id/delivered`: the day of delivery; null removes the stored day. */
export const delivery = z.strictObject({ on: day.nullable() }, OBJECT);

const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]);
/** Body of `POST /api/quotes/:token/accept`, as JSON or as posted by the form of the quote's page. */
export const quoteAcceptance = z.object(
  {
    name: required(limits.name, 'Prénom et nom', 'Indiquez votre prénom et votre nom.'),
    address: line(limits.address, 'Adresse').nullish(),
    terms: ticked
      .optional()
      .refine((is) => is === true, 'Cochez la case : le devis et ses conditions sont lus et acceptés.'),
    early_start: ticked.default(false),
    waiver: ticked.default(false),
  },
  OBJECT,
);
export type QuoteAcceptance = z.output<typeof quoteAcceptance>;

/** Body of `POST /api/quotes/:token/decline`. */
export const quoteRefusal = z.object({ reason: paragraphs(limits.reason, 'Raison').nullish() }, OBJECT);

/** Client's answer to the satisfaction question, which is mailed seven days after delivery. */
export const satisfactionAnswer = z.object(
  {
    rating: z.coerce
      .number('Choisissez de 1 à 5.')
      .int('Choisissez de 1 à 5.')
      .min(1, 'Choisissez de 1 à 5.')
      .max(5, 'Choisissez de 1 à 5.'),
    comment: line(limits.comment, 'Une ligne').nullish(),
    may_quote: ticked.default(false),
    quoted_as: line(limits.name, 'Sous le nom').nullish(),
  },
  OBJECT,
);
export type SatisfactionAnswer = z.output<typeof satisfactionAnswer>;

export const receiptRow = z.strictObject({
  kind: z.enum(receiptKinds),
  on: day,
  amount: z.number(),
  means: z.enum(codesOf(receiptMeans)),
});
export type Receipt = z.infer<typeof receiptRow>;

/** A quote as calls return it (docs/product/contract.md, « Quotes »). */
export const quoteRow = z.strictObject({
  id,
  lead_id: id,
  number: z.string().nullable(),
  status: z.enum(codesOf(quoteStatuses)),
  quality,
  client: z.string(),
  lines: z.array(quoteLine),
  scope: z.string(),
  delay: z.string(),
  deposit: z.number(),
  total: z.number(),
  valid_until: day,
  words: z.string(),
  sent_at: moment.nullable(),
  accepted_at: moment.nullable(),
  accepted_how: z.enum(codesOf(acceptedWays)).nullable(),
  receipts: z.array(receiptRow),
});
export type Quote = z.infer<typeof quoteRow>;

/** A quote with the additional fields that only the desk shows. */
export const deskQuote = quoteRow.extend({
  opened_at: moment.nullable(),
  closed_at: moment.nullable(),
  /** Reason for declining, in the client's words. */
  reason: z.string().nullable(),
  accepted_by: z.string().nullable(),
  delivered_on: day.nullable(),
  replaces: z.string().nullable(),
  rating: z.int().nullable(),
  comment: z.string().nullable(),
  /** Name under which the client agreed to be quoted; null: did not agree. */
  quoted_as: z.string().nullable(),
  published_at: moment.nullable(),
});
export type DeskQuote = z.infer<typeof deskQuote>;

export const quoteQuery = z.object({
  status: z
    .enum(codesOf(quoteStatuses), { error: `status : ${codesOf(quoteStatuses).join(', ')} est attendu.` })
    .optional(),
  q: z.string().max(200, 'q : 200 caractères au plus.').optional(),
});

const success = z.literal(true);
const quoteResponse = z.strictObject({ success, quote: quoteRow });
export type QuoteResponse = z.infer<typeof quoteResponse>;
const quoteSent = quoteResponse.extend({ url: z.string() });
export type QuoteSent = z.infer<typeof quoteSent>;
const quoteList = z.strictObject({
  success,
  quotes: z.array(quoteRow),
  total: z.int(),
  next_cursor: z.string().nullable(),
});
export type QuoteList = z.infer<typeof quoteList>;
/** Response after an acceptance: `proof` is the SHA-256 (hex) of the text that the client was shown. */
const quoteAccepted = z.strictObject({ success, accepted_at: moment, proof: z.string() });
export type QuoteAccepted = z.infer<typeof quoteAccepted>;
