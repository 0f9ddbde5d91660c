import type { TextPiece } from '../articles/types.ts';
import { labelOf } from '../choices.ts';
import { dayText } from '../french/frenchDates.ts';
import { listed } from '../french/frenchNumbers.ts';
import { typo } from '../french/typo.ts';
import {
  depositName,
  ibanText,
  lineCents,
  linesOf,
  moneyText,
  partsOfLine,
  type Quality,
  type QuoteLine,
  qualities,
} from './quoteWords.ts';

/** A point of the terms, under its number. */
export interface TermsPoint {
  number: string;
  title: string;
  pieces: readonly TextPiece[];
}

/** Details of the seller that the law requires on a quote (C. conso. L111-1, L221-5, R111-2; C. com. R526-27). */
export interface Seller {
  brand: string;
  name: string;
  status: string;
  address: string;
  siren: string;
  email: string;
  phone: string;
  /** `TVA non applicable, art. 293 B du CGI`, or `TTC` with the VAT number. */
  vat: string;
  iban: string;
}

/** Everything the client reads in a quote; fixed when the quote is sent. */
export interface QuoteDocument {
  number: string;
  /** Reference of the request that the quote is for. */
  reference: string;
  issuedOn: string;
  validUntil: string;
  seller: Seller;
  client: string;
  quality: Quality;
  words: string;
  lines: readonly QuoteLine[];
  totalCents: number;
  depositCents: number;
  delay: string;
  scope: string;
  models: readonly string[];
  /** Number of the earlier quote that this one replaces; null if none. */
  replaces: string | null;
  terms: { day: string; lead: readonly TextPiece[]; points: readonly TermsPoint[] };
}

/** Returns the number of the terms' point for the client's kind; the quote's page shows this point and point 1 unfolded. */
export const ownPoint = (quality: Quality): string => (quality === 'consumer' ? '15' : '14');

/** Returns the sentence on when the delivery time begins, which depends on the kind of client and on the deposit (terms, 6). */
export const delayRule = ({ quality, depositCents }: Pick<QuoteDocument, 'quality' | 'depositCents'>): string => {
  const received = depositCents > 0 ? `, ${depositName(quality)} ${quality === 'consumer' ? 'reçues' : 'reçu'}` : '';
  const conditions = `Le délai part une fois le devis accepté${received} et le brief validé.`;
  return typo(
    quality === 'consumer'
      ? `${conditions} Sans votre demande de commencer plus tôt, il part après vos 14 jours de rétractation.`
      : conditions,
  );
};

/** The two sentences with separate, unticked boxes that a consumer may tick (C. conso. L221-25; L221-28, 1°). */
export const consumerChoices = {
  early_start: 'Je demande expressément que la prestation commence avant la fin du délai de rétractation de 14 jours.',
  waiver: 'Je reconnais que je perdrai mon droit de rétractation une fois la prestation pleinement exécutée.',
} as const;

export const sharesOf = ({ totalCents, depositCents }: Pick<QuoteDocument, 'totalCents' | 'depositCents'>) => ({
  depositShare: totalCents > 0 ? Math.round((depositCents / totalCents) * 100) : 0,
  balanceCents: totalCents - depositCents,
});

const lineText = (line: QuoteLine): string => {
  const [name, more] = partsOfLine(line);
  const amount =
    line.unit_price < 0
      ? moneyText(lineCents(line))
      : `${String(line.quantity).replace('.', ',')} × ${moneyText(line.unit_price * 100)} = ${moneyText(lineCents(line))}`;
  return [`- ${name} : ${amount}`, ...linesOf(more).map((rest) => `  ${rest}`)].join('\n');
};

/** Builds the exact text of a quote and its terms: the proof of an acceptance is its SHA-256, and mails repeat the text. */
export function quoteText(document: QuoteDocument): string {
  const { number, seller, quality, totalCents, depositCents, terms } = document;
  const { depositShare, balanceCents } = sharesOf(document);
  const payment = [
    ...(depositCents > 0
      ? [`À la commande, ${depositName(quality)} de ${depositShare} % : ${moneyText(depositCents)}`]
      : []),
    ...(balanceCents > 0 ? [`À la livraison : ${moneyText(balanceCents)}`] : []),
  ];
  const parts = [
    `DEVIS ${number}`,
    [
      `Demande ${document.reference}`,
      `Émis le ${dayText(document.issuedOn)}, valable jusqu’au ${dayText(document.validUntil)}`,
      ...(document.replaces ? [`Remplace le devis ${document.replaces}`] : []),
    ].join('\n'),
    [
      `Prestataire : ${seller.name}, ${seller.status}, sous le nom « ${seller.brand} »`,
      `${seller.address} ; SIREN ${seller.siren} ; ${seller.email} ; ${seller.phone}`,
      `Client : ${document.client}, ${labelOf(qualities, quality)}`,
    ].join('\n'),
    document.words,
    document.lines.map(lineText).join('\n'),
    [
      `Total : ${moneyText(totalCents)} (${seller.vat})`,
      ...payment,
      `Par virement : ${ibanText(seller.iban)}, référence ${number}`,
    ].join('\n'),
    `Délai : ${document.delay} après le brief validé\n${delayRule(document)}`,
    ['Ce que vous recevez', ...linesOf(document.scope).map((line) => `- ${line}`)].join('\n'),
    `Recoupé par ${listed(document.models)}.`,
    `CONDITIONS GÉNÉRALES DE VENTE, version du ${dayText(terms.day)}`,
    plainText(terms.lead),
    ...terms.points.map(({ number: point, title, pieces }) => `${point}. ${title}\n\n${plainText(pieces)}`),
  ];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`.normalize('NFC');
}

const BLOCKS = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table']);

const isBlock = (piece: TextPiece): boolean => typeof piece !== 'string' && BLOCKS.has(piece[0]);

const childrenOf = (piece: Exclude<TextPiece, string>): TextPiece[] => piece.slice(2) as TextPiece[];

/** Joins inline pieces into text: a link gives its text without its address, `br` a line break. */
const inline = (pieces: readonly TextPiece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece[0] === 'br' ? '\n' : inline(childrenOf(piece));
    })
    .join('');

/** Pieces of a text as plain lines, an empty one between two blocks. */
export const plainText = (pieces: readonly TextPiece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? piece.trim() : blockText(piece)))
    .filter((text) => text !== '')
    .join('\n\n');

function blockText(piece: Exclude<TextPiece, string>): string {
  const children = childrenOf(piece);
  switch (piece[0]) {
    case 'ul':
    case 'ol':
      return children
        .filter((child) => typeof child !== 'string')
        .map((child, index) => `${piece[0] === 'ol' ? `${index + 1}.` : '-'} ${itemText(childrenOf(child))}`)
        .join('\n');
    case 'blockquote':
      return plainText(children).replace(/^/gm, '> ');
    case 'table':
      return rowsOf(children)
        .map((row) =>
          childrenOf(row)
            .map((cell) => inline([cell]).trim())
            .join(' | '),
        )
        .join('\n');
    default:
      return inline(children).trim();
  }
}

const itemText = (children: readonly TextPiece[]): string =>
  children.some(isBlock) ? plainText(children).replace(/\n+/g, '\n  ') : inline(children).trim();

const rowsOf = (pieces: readonly TextPiece[]): Exclude<TextPiece, string>[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return piece[0] === 'tr' ? [piece] : rowsOf(childrenOf(piece));
  });
