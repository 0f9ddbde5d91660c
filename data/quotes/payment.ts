import { bareIban } from './quoteWords.ts';

/** Builds the text of a payment QR code, which banking apps read (EPC069-12, version 002). */
export const paymentCode = ({
  name,
  iban,
  cents,
  reference,
}: {
  name: string;
  iban: string;
  cents: number;
  reference: string;
}): string =>
  [
    ...['BCD', '002', '1', 'SCT', '', name.slice(0, 70), bareIban(iban)],
    ...[`EUR${(cents / 100).toFixed(2)}`, '', '', reference],
  ].join('\n');

/**
 * Marker lines before and after the accepted text, which a mail repeats letter for letter: the text between them can be compared with the
 * proof.
 */
export const textMarks = (number: string, proof: string) =>
  [`===== DÉBUT DU TEXTE ACCEPTÉ ${number} =====`, `===== FIN DU TEXTE ACCEPTÉ, SHA-256 ${proof} =====`] as const;
export const MARKED = /={5} DÉBUT DU TEXTE ACCEPTÉ (D-\d{4}-\d{4,}) ={5}\s*\n([\s\S]*?)\n\s*={5} FIN DU TEXTE ACCEPTÉ/;
