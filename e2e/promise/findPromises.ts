import { decimal } from '../../data/french/frenchNumbers.ts';
import { firmPrices } from '../../data/offer/catalogue.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';

/** Words of a price, delay, format or term found in a text. */
export interface Promised {
  words: string;
  /** The text around these words, for the test's message. */
  around: string;
}

const AROUND = 70;
const any = (values: readonly (number | string)[]) => [...new Set(values)].join('|');
const days = (value: number) => `${value} jours`;
const NUMBER_BEFORE = '(?<![\\d,.]|\\d )';

const prices = [...content.services, content.pack, content.saas].map(({ price }) => price);
const written = (amount: number) => decimal(amount).replace('\u00a0', ' ');
const amounts = prices.map(written);
const hours = [
  ...Object.values(content.delays),
  content.terms.replyHours,
  content.terms.briefHours,
  content.terms.revisionHours,
];
const formats = [...content.services, content.saas].map(({ format }) => format);
const programs = formats.flatMap((format) => format.split(' / ')).filter((name) => name !== 'PDF');
const spelled = ['vingt-quatre', 'quarante-huit', 'soixante-douze', 'quatre-vingt-seize'];

/** Patterns for each way in which a page words a current price, delay, format or term. */
const FORMS: readonly RegExp[] = [
  new RegExp(`${NUMBER_BEFORE}(?:${any(amounts)}) ?(?:€|euros\\b|EUR\\b)`, 'g'),
  new RegExp(`${written(firmPrices.low)} (?:à|et|-|–) ${written(firmPrices.high)}`, 'g'),
  new RegExp(`"price":(?:${any(prices)})\\b`, 'g'),
  new RegExp(`${NUMBER_BEFORE}(?:${any(hours)}) ?(?:h|H|heures?)(?![\\p{L}\\d])(?! ?\\d)(?!-?\\.?\\d)`, 'gu'),
  new RegExp(`(?:${any(spelled)}) heures`, 'g'),
  new RegExp(`"value":(?:${any(hours)}),"unitCode":"HUR"`, 'g'),
  new RegExp(any(formats.flatMap((format) => [format, format.replace(' / ', ' \\+ ')])), 'g'),
  new RegExp(`(?<![\\p{L}])(?:${any([...programs, 'PowerPoint'])})(?![\\p{L}])`, 'gu'),
  new RegExp(`(?:versement de |majoration de |majoré de |\\+|commande, |livraison, )${content.terms.deposit} %`, 'g'),
  new RegExp(`${NUMBER_BEFORE}${content.terms.deposit} % à la (?:commande|livraison)`, 'g'),
  new RegExp(`(?:valable|préavis de) ${days(content.terms.quoteDays)}`, 'g'),
  new RegExp(`${days(content.pack.noticeDays)} (?:de préavis|après)`, 'g'),
  new RegExp(
    `sous ${days(content.terms.refundDays)}|${days(content.terms.refundDays)} (?:qui suivent|après|à compter)`,
    'g',
  ),
  new RegExp(`${days(content.terms.refundWorkingDays)} ouvrés`, 'g'),
  new RegExp(
    `(?:onsultation|échange)\\P{P}{0,30} ${content.terms.consultationMinutes} min|${content.terms.consultationMinutes} min\\P{P}{0,12} ?de consultation`,
    'gu',
  ),
  new RegExp(`\\b${content.terms.flexibleDelay}\\b`, 'g'),
  new RegExp(`\\b${content.pack.callHours} h d’appel`, 'g'),
  /livrables fixé au devis|le devis fixe le nombre/gi,
];

/** Text prepared for the search: with plain spaces and one kind of apostrophe. */
export const plainText = (text: string): string =>
  text
    .replace(/\\u00a0|\\xa0|&nbsp;|&#160;/gi, ' ')
    .replace(/&#x27;|&#39;|\\?'/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');

/** Returns the current prices, delays, formats and terms found in a text, except in the words given as other uses. */
export function promisesIn(text: string, otherUses: readonly { words: string }[] = []): Promised[] {
  const plain = otherUses.reduce((left, { words }) => left.replaceAll(words, ' … '), plainText(text));
  return FORMS.flatMap((form) =>
    [...plain.matchAll(form)].map(({ 0: words, index }) => ({
      words,
      around: plain.slice(Math.max(0, index - AROUND), index + words.length + AROUND),
    })),
  );
}
