import type { AuditPage } from './auditPage.ts';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const missing = (data: unknown, names: readonly string[]) =>
  names.filter((name) => !isData(data) || data[name] === undefined || data[name] === '' || data[name] === null);
const lacks = (what: string, names: readonly string[]) =>
  names.length > 0 ? [`${what} lacks ${names.join(', ')}`] : [];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** What search engines require of each kind of object. */
const RULES: Record<string, (data: Data) => string[]> = {
  ProfessionalService: (data) => lacks('ProfessionalService', missing(data, ['name', 'url', 'image', 'priceRange'])),
  WebSite: (data) => lacks('WebSite', missing(data, ['name', 'url'])),
  FAQPage: ({ mainEntity }) => [
    ...lacks('FAQPage', list(mainEntity).length > 0 ? [] : ['mainEntity']),
    ...list(mainEntity).flatMap((question) => [
      ...lacks('Question', missing(question, ['name', 'acceptedAnswer'])),
      ...lacks('Answer', missing(isData(question) ? question.acceptedAnswer : undefined, ['text'])),
    ]),
  ],
  Service: (data) => [
    ...lacks('Service', missing(data, ['name', 'description', 'provider', 'offers'])),
    ...list(data.offers).flatMap((offer) => lacks('Offer', missing(offer, ['price', 'priceCurrency', 'url']))),
  ],
  BlogPosting: (data) => [
    ...lacks('BlogPosting', missing(data, ['headline', 'image', 'datePublished', 'dateModified', 'author', 'url'])),
    ...list(data.author).flatMap((author) => lacks('author', missing(author, ['name', 'url']))),
  ],
  BreadcrumbList: ({ itemListElement }) =>
    list(itemListElement).flatMap((step, index) => [
      ...lacks('ListItem', missing(step, ['name', 'item'])),
      ...(isData(step) && step.position === index + 1 ? [] : [`ListItem ${index + 1} is out of place`]),
    ]),
};

function checkObject(data: unknown): string[] {
  if (!isData(data)) return ['JSON-LD is not an object'];
  if (data['@context'] !== 'https://schema.org') return ['JSON-LD without the schema.org context'];
  const rule = RULES[String(data['@type'])];
  return rule ? rule(data) : [`JSON-LD of a kind without a rule: ${String(data['@type'])}`];
}

const isAddress = (value: string) => /^https?:\/\//.test(value);
/** Every text of an object but identifiers, which name without leading anywhere. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isData(value) ? Object.entries(value).flatMap(([name, own]) => (name === '@id' ? [] : textsOf(own))) : [];
};

const blocksOf = ({ root }: AuditPage) =>
  root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);

/** JSON-LD that does not parse, or lacks what its type requires. */
export function checkJsonLd(page: AuditPage): string[] {
  return blocksOf(page).flatMap((text) => {
    if (text.includes('{BASE}')) return ['JSON-LD with an address left unfilled'];
    try {
      return checkObject(JSON.parse(text));
    } catch {
      return ['JSON-LD that is not JSON'];
    }
  });
}

/** The addresses a page's structured data names, other than identifiers. */
export const addressesInJsonLd = (page: AuditPage): string[] =>
  blocksOf(page).flatMap((text) => {
    try {
      return textsOf(JSON.parse(text)).filter(isAddress);
    } catch {
      return [];
    }
  });
