import { deliverableFormat, hoursText, priceText } from '../offer/promiseWords.ts';
import { serviceByCode } from '../offer/services.ts';
import type { Content } from '../settings/content.ts';
import { vatWords } from '../settings/vatWords.ts';
import type { Example, WrittenExample } from './types.ts';

/** Replaces the names in braces of an example by facts of the current catalogue; throws for an unknown name. */
export function filled<Written extends WrittenExample>(content: Content, written: Written): Written & Example {
  const { code } = written.service;
  const offer = code === content.saas.code ? content.saas : serviceByCode(content, code);
  if (!offer) throw new Error(`The catalogue has no ${code}`);
  const { title, price, format, deliveryHours } = offer;
  const values = new Map([
    ['title', title],
    ['price', priceText(price)],
    ['euros', String(price)],
    ['vat', vatWords(content).mark],
    ['delay', hoursText(deliveryHours)],
    ['hours', String(deliveryHours)],
    ['format', format],
    ['deliverableFormat', deliverableFormat(format)],
  ]);
  const filledIn = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new Error(`${written.slug} names {${name}}, which the catalogue does not say`);
      return value;
    });
  const downloads = written.downloads.map((download) => {
    const own = content.sampleFiles[download.file];
    return own
      ? { file: download.file, kilobytes: Math.max(1, Math.round(own / 1000)), isOwn: true as const }
      : download;
  });
  return { ...inWords(written, filledIn), downloads, service: { ...written.service, title, price } };
}

/** Applies `filledIn` to every text inside a value; a part without a change is returned as the same object. */
function inWords<Value>(value: Value, filledIn: (text: string) => string): Value {
  if (typeof value === 'string') return filledIn(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, part, inWords(part, filledIn)] as const);
  if (parts.every(([, before, after]) => before === after)) return value;
  const changed = parts.map(([name, , after]) => [name, after] as const);
  return (Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)) as Value;
}
