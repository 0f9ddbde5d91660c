import type { Generated } from 'kysely';
import type { AcceptedHow, Quality, QuoteStatus, ReceiptKind, receiptMeans } from '../../data/quotes/quoteWords.ts';

/** Quotes and the payments received for them: a part of `Schema`. */
export interface QuoteTables {
  quotes: QuoteTable;
  quote_receipts: {
    id: Generated<number>;
    quote_id: number;
    kind: ReceiptKind;
    received_on: string;
    amount_cents: number;
    means: (typeof receiptMeans)[number]['code'];
    author: string;
    created_at: string;
  };
}

/** `lines` and `acceptance` are JSON; `document` and `text`, set when the quote is sent, are what the client reads. */
interface QuoteTable {
  id: Generated<number>;
  lead_id: number;
  person_id: number | null;
  replaces_id: number | null;
  number: Generated<string | null>;
  status: Generated<Exclude<QuoteStatus, 'expired'>>;
  quality: Quality;
  client: string;
  lines: string;
  scope: string;
  delay: string;
  words: string;
  total_cents: number;
  deposit_cents: number;
  valid_until: string;
  email: string;
  nonce: string;
  token_hash: Generated<string | null>;
  document: Generated<string | null>;
  text: Generated<string | null>;
  proof: Generated<string | null>;
  acceptance: Generated<string | null>;
  reason: Generated<string | null>;
  sent_at: Generated<string | null>;
  opened_at: Generated<string | null>;
  accepted_at: Generated<string | null>;
  accepted_how: Generated<AcceptedHow | null>;
  closed_at: Generated<string | null>;
  delivered_on: Generated<string | null>;
  asked_at: Generated<string | null>;
  rating: Generated<number | null>;
  comment: Generated<string | null>;
  quoted_as: Generated<string | null>;
  rated_at: Generated<string | null>;
  published_at: Generated<string | null>;
  author: string;
  created_at: string;
  updated_at: string;
}
