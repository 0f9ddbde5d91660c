import { execFileSync } from 'node:child_process';

/** Changes every number of an object written in the source. */
const moved = (source: string, name: RegExp, move: (value: number) => number): string =>
  source.replace(name, (block) => block.replace(/(?<=: )\d+(?=[, \n])/g, (value) => String(move(Number(value)))));

/** Raises a price by some 40 %, so that the fictional cases of the articles still recover their costs. */
const dear = (euros: number) => Math.round(euros * 1.4) + 7;
const late = (span: number) => span + 13;

const OTHER_FORMATS: Record<string, string> = { PDF: 'ODF', PPT: 'ODP', Word: 'ODT', Excel: 'ODS' };

/** Source text of `data/source/offers.ts` or `data/offer/catalogue.ts`, in which each price, delay, format and term has another value. */
export function unlikelyOffers(source: string): string {
  const numbers = moved(
    moved(source, /export const (?:delays|terms) = \{[\s\S]*?\n?\};/g, late),
    /export const firmPrices = \{[\s\S]*?\} as const/,
    dear,
  );
  return numbers
    .replace(/(?<=\bprice: )\d+/g, (value) => String(dear(Number(value))))
    .replace(/(?<=\b(?:noticeDays|callHours|deliverables): )\d+/g, (value) => String(late(Number(value))))
    .replace(/(?<=flexibleDelay: ')[^']+/, '9 semaines')
    .replace(/(?<=format: ')[^']+/g, (format) => format.replace(/\p{L}+/gu, (word) => OTHER_FORMATS[word] ?? word));
}

/** Offered values by path: `services.0.price`. */
export function offeredIn(root: string): Map<string, unknown> {
  const script =
    "const [{ unchangedContent: { services, pack, saas, delays, terms } }, { firmPrices }] = await Promise.all([import('./data/settings/unchangedContent.ts'), import('./data/offer/catalogue.ts')]); console.log(JSON.stringify({ services, pack, saas, delays, terms, firmPrices }))";
  const offers: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, encoding: 'utf8' }),
  );
  return new Map(leaves(offers, ''));
}

function leaves(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return isOffer(path, value) ? [[path, value]] : [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}

/** Whether a value belongs to the offer: a number, a format or a delay in words; names, descriptions and links do not. */
const isOffer = (path: string, value: unknown): boolean =>
  typeof value === 'number' || /\.(format|flexibleDelay)$/.test(path);
