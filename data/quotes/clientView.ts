import type { QuoteDocument } from './quoteDocument.ts';
import type { AcceptedHow, ReceiptKind } from './quoteWords.ts';

/** Values that a client typed into the acceptance form of a quote. */
export interface TypedAcceptance {
  name: string;
  address: string;
  terms: boolean;
  early_start: boolean;
  waiver: boolean;
}

/** Data for the page of a quote; the fields depend on the state of the quote. */
export type QuoteView = {
  document: QuoteDocument;
  /** Address to which the confirmation of an acceptance is mailed. */
  email: string;
  /** Error of the client's last post on this page. */
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
        /** Last day on which a consumer may withdraw; null for a professional client. */
        withdrawalUntil: string | null;
        /** QR code for the payment: the number of modules on its side, and its path; null when nothing is due now. */
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

/** Internal path at which the server renders a quote's page; clients use another address. */
export const QUOTE_PATH = '/devis/document';
