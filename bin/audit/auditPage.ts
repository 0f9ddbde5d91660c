import { type HTMLElement, parse } from 'node-html-parser';

export interface AuditPage {
  path: string;
  root: HTMLElement;
  /** Ids in the page, to which a `#fragment` can lead. */
  ids: ReadonlySet<string>;
}

export function parsePage(path: string, html: string): AuditPage {
  const root = parse(html);
  const ids = new Set(root.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? ''));
  return { path, root, ids };
}

const content = (page: AuditPage, selector: string, attribute: string) =>
  page.root.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';

export const titleOf = ({ root }: AuditPage): string => root.querySelector('head > title')?.text.trim() ?? '';
export const descriptionOf = (page: AuditPage): string => content(page, 'meta[name="description"]', 'content');
export const canonicalOf = (page: AuditPage): string => content(page, 'link[rel="canonical"]', 'href');
export const socialImageOf = (page: AuditPage): string => content(page, 'meta[property="og:image"]', 'content');
/** Whether the page is `noindex`. */
export const isHidden = (page: AuditPage): boolean => /noindex/.test(content(page, 'meta[name="robots"]', 'content'));

/** Returns the addresses that a visitor can open from the page: those of links, and of forms that send GET. */
export const followedFrom = ({ root }: AuditPage): string[] => [
  ...root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
  ...root
    .querySelectorAll('form[action]')
    .filter((form) => (form.getAttribute('method') ?? 'get').toLowerCase() === 'get')
    .map((form) => form.getAttribute('action') ?? ''),
];

const LOADING = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch|alternate)\b/;

/** Returns the addresses that the browser loads with the page. */
export const loadedBy = ({ root }: AuditPage): string[] => [
  ...root.querySelectorAll('[src]').map((element) => element.getAttribute('src') ?? ''),
  ...root
    .querySelectorAll('[srcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
  ...root
    .querySelectorAll('link[href]')
    .filter((link) => LOADING.test(link.getAttribute('rel') ?? ''))
    .map((link) => link.getAttribute('href') ?? ''),
  ...root
    .querySelectorAll('style')
    .flatMap(({ text }) => [...text.matchAll(/url\(["']?([^"')]+)/g)].map((hit) => hit[1] ?? '')),
];

/** Whether an element is hidden from assistive technology, as a document shown only as a picture is. */
const isDecoration = (element: HTMLElement) => element.closest('[aria-hidden="true"]') !== null;

/** Reports a page without exactly one `h1`, or with a skipped heading level. */
export function checkHeadings({ root }: AuditPage): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6').filter((one) => !isDecoration(one));
  const level = (heading: HTMLElement | undefined) => Number(heading?.tagName[1] ?? 0);
  const first = headings.filter((heading) => level(heading) === 1);
  const jumps = headings.filter((heading, index) => level(heading) > level(headings[index - 1]) + 1);
  return [
    ...(first.length === 1 ? [] : [`has ${first.length} h1`]),
    ...jumps.map((heading) => `jumps to ${heading.tagName.toLowerCase()} “${heading.text.trim()}”`),
  ];
}

const described = (element: HTMLElement, root: HTMLElement) =>
  element.getAttribute('aria-label')?.trim() ||
  (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id && root.getElementById(id)?.text.trim()) || '')
    .join(' ')
    .trim();

const nameOf = (element: HTMLElement, root: HTMLElement) =>
  described(element, root) ||
  element.text.trim() ||
  element
    .querySelectorAll('img[alt]')
    .map((image) => image.getAttribute('alt'))
    .join('')
    .trim() ||
  element
    .querySelectorAll('svg')
    .map((drawing) => described(drawing, root))
    .join('')
    .trim();

const start = (element: HTMLElement) => element.outerHTML.slice(0, 90).replace(/\s+/g, ' ');

/** Reports images, drawings, links and buttons without an accessible name. */
export function checkNames({ root }: AuditPage): string[] {
  const seen = (selector: string) => root.querySelectorAll(selector).filter((element) => !isDecoration(element));
  const unnamed = [
    ...seen('img').filter((image) => image.getAttribute('alt') === undefined),
    ...seen('[role="img"]').filter((image) => !described(image, root) && !image.querySelector('title')?.text.trim()),
    ...seen('svg').filter((drawing) => !drawing.getAttribute('role') && !described(drawing, root)),
    ...seen('a[href], button').filter((control) => !nameOf(control, root)),
  ];
  return unnamed.map((element) => `has something without a name: ${start(element)}`);
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const missing = (data: unknown, names: readonly string[]) =>
  names.filter((name) => !isData(data) || data[name] === undefined || data[name] === '' || data[name] === null);
const lacks = (what: string, names: readonly string[]) =>
  names.length > 0 ? [`${what} lacks ${names.join(', ')}`] : [];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Search engines' requirements for each type of structured data. */
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
/** Returns all texts inside an object, except those of identifiers, which no crawler opens. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isData(value) ? Object.entries(value).flatMap(([name, own]) => (name === '@id' ? [] : textsOf(own))) : [];
};

const blocksOf = ({ root }: AuditPage) =>
  root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);

/** Reports JSON-LD that cannot be parsed, or that lacks something its type requires. */
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

/** Returns the addresses in a page's structured data, without identifiers. */
export const addressesInJsonLd = (page: AuditPage): string[] =>
  blocksOf(page).flatMap((text) => {
    try {
      return textsOf(JSON.parse(text)).filter(isAddress);
    } catch {
      return [];
    }
  });
