import type { QuoteDocument } from './quoteDocument.ts';
import type { AcceptedHow, ReceiptKind } from './quoteWords.ts';

/** Values a client typed into the form of a quote. */
export interface TypedAcceptance {
  name: string;
  address: string;
  terms: boolean;
  early_start: boolean;
  waiver: boolean;
}

/** View of a quote's page, by state. */
export type QuoteView = {
  document: QuoteDocument;
  /** Recipient of the confirmation. */
  email: string;
  /** Error of the last post. */
  problem?: string;
} & (
  | { state: 'preview' | 'sent'; typed: TypedAcceptance }
  | { state: 'verify'; typed: TypedAcceptance }
  | {
      state: 'accepted';
      accepted: {
        at: string;
        how: AcceptedHow;
        name: string;
        early_start: boolean;
        waiver: boolean;
        proof: string;
        /** The last day to withdraw; null for a professional. */
        withdrawalUntil: string | null;
        /** Payment QR code: its side in modules, and its path; null when nothing is due now. */
        code: { size: number; path: string } | null;
        paid: ReceiptKind[];
        deliveredOn: string | null;
      };
    }
  | { state: 'expired' }
  | { state: 'declined'; on: string; reason: string | null }
  | { state: 'cancelled'; on: string; replacedBy: { number: string; on: string } | null }
  | {
      state: 'satisfaction';
      deliveredOn: string;
      answer: { rating: number; comment: string | null; quotedAs: string | null } | null;
    }
);

/** Internal path at which the server renders the page of a quote; a client's address of the quote is another. */
export const QUOTE_PATH = '/devis/document';
