import { fieldsOfDocuments } from '../../content/legal/fieldsOfDocuments.baked.ts';
import { termsSource } from '../../content/legal/terms.baked.ts';
import { siteText, siteValues } from '../../content/siteValues.ts';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import type { TextPiece, WrittenText } from '../../data/articles/types.ts';
import { isToFill } from '../../data/company/toComplete.ts';
import { typo } from '../../data/french/typo.ts';
import type { FieldError } from '../../data/problem.ts';
import { plainText, type QuoteDocument, quoteText, type TermsPoint } from '../../data/quotes/quoteDocument.ts';
import type { Quality, QuoteLine } from '../../data/quotes/quoteWords.ts';
import type { Content } from '../../data/settings/content.ts';
import { legalIdentity } from '../../data/settings/legalIdentity.ts';
import { quoteSettings } from '../../data/settings/quoteSettings.ts';
import { vatWords } from '../../data/settings/vatWords.ts';
import type { StoredQuote } from '../../database/quotes/quotes.ts';
import { readMarkdown } from '../markdown/readMarkdown.ts';

let read: WrittenText | undefined;
/** Markdown of the terms, parsed once. */
const written = (content: Content): WrittenText =>
  (read ??= readMarkdown(termsSource, { sources: [], values: Object.keys(siteValues(content)) }));

/** Terms with their values filled in: the introduction, then the points. */
function termsOf(content: Content): QuoteDocument['terms'] {
  const { pieces } = siteText(written(content), content);
  const lead: TextPiece[] = [];
  const points: (TermsPoint & { pieces: TextPiece[] })[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string' && piece[0] === 'h2') {
      const [, number = '', title = ''] = /^(\d+)\.\s(.*)$/s.exec(plainText([piece])) ?? [];
      points.push({ number, title, pieces: [] });
    } else (points.at(-1)?.pieces ?? lead).push(piece);
  }
  return { day: content.legal.cgv, lead, points };
}

/** Facts the law requires for consumers only (C. conso. L616-1, R111-2). */
const FOR_CONSUMERS = /^identity\.(mediator\.|insurance$)/;

/**
 * Settings without which no quote can be sent, each with its name: facts of the seller in the terms, and where to pay (C. conso. L111-1,
 * L221-5; C. com. R123-237, R526-27).
 */
export function lackingSettings(content: Content, quality: Quality): FieldError[] {
  const values: Record<string, unknown> = { ...siteValues(content), 'quotes.iban': quoteSettings(content).iban };
  const labels = new Map(settingsGroups.flatMap(({ fields }) => Object.entries(fields)));
  return [...new Set([...(fieldsOfDocuments.cgv ?? []), 'quotes.iban'])]
    .filter((name) => quality === 'consumer' || !FOR_CONSUMERS.test(name))
    .filter((name) => values[name] === '' || isToFill(String(values[name] ?? '')))
    .map((field) => ({ field, detail: `« ${labels.get(field)?.label ?? field} » manque.` }));
}

interface Frozen {
  content: Content;
  quote: StoredQuote;
  number: string;
  reference: string;
  issuedOn: string;
  replaces: string | null;
}

/** Whole text of a quote for its client, from the current content. */
export function quoteDocument({ content, quote, number, reference, issuedOn, replaces }: Frozen): QuoteDocument {
  const { site } = content;
  const identity = legalIdentity(content);
  const { quality, client } = quote;
  return {
    ...{ number, reference, issuedOn, replaces, quality, client },
    words: typo(quote.words),
    delay: typo(quote.delay),
    scope: typo(quote.scope),
    validUntil: quote.valid_until,
    seller: {
      brand: site.brand,
      name: site.owner.name,
      status: identity.status,
      address: identity.address,
      siren: identity.siren,
      email: site.email,
      phone: site.phone,
      vat: vatWords(content).isIncluded ? `TTC, TVA ${identity.vat}` : 'TVA non applicable, art. 293 B du CGI',
      iban: quoteSettings(content).iban,
    },
    lines: (JSON.parse(quote.lines) as QuoteLine[]).map((line) => ({ ...line, text: typo(line.text) })),
    totalCents: quote.total_cents,
    depositCents: quote.deposit_cents,
    models: site.models.map(({ name }) => name),
    terms: termsOf(content),
  };
}

/** Returns a quote's document as it is stored for good: as JSON, and as text. */
export function frozen(document: QuoteDocument): { document: string; text: string } {
  return { document: JSON.stringify(document), text: quoteText(document) };
}
