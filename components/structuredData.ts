import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Offer,
  Person,
  PostalAddress,
  ProfessionalService,
  Service as SchemaService,
  WebSite,
  WithContext,
} from 'schema-dts';
import { modifiedDate, type ShownArticle } from '../data/articles/types.ts';
import { incompleteFields } from '../data/company/findable.ts';
import { SIGNATORY_ID, type Signatory, signatory } from '../data/company/signatory.ts';
import { typo } from '../data/french/typo.ts';
import { iconAddress, iconPath } from '../data/looks/icons.ts';
import type { Content, Service } from '../data/settings/content.ts';
import { faq } from '../data/settings/homeWords.ts';
import { legalIdentity } from '../data/settings/legalIdentity.ts';
import { vatWords } from '../data/settings/vatWords.ts';

/** Placeholder for the site's public address, known only when the server runs; the renderer replaces it. */
const BASE = '{BASE}';
/** Placeholder for the address of the page's social image; the renderer replaces it. */
const IMAGE = '{IMAGE}';
const CONTEXT = { '@context': 'https://schema.org' } as const;
const LANGUAGE = 'fr-FR';
const BUSINESS = { '@id': `${BASE}/#entreprise` } as const;

function offerOf(content: Content, { price, deliveryHours }: Service, url: string): Offer {
  const valueAddedTaxIncluded = vatWords(content).isIncluded;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: { '@type': 'PriceSpecification', price, priceCurrency: 'EUR', valueAddedTaxIncluded },
    deliveryLeadTime: { '@type': 'QuantitativeValue', value: deliveryHours, unitCode: 'HUR' },
    seller: BUSINESS,
  };
}

const personOf = ({ name, record, portrait }: Signatory): Person => ({
  '@type': 'Person',
  '@id': `${BASE}/about#${SIGNATORY_ID}`,
  name,
  url: `${BASE}/about`,
  ...(record && { description: typo(record) }),
  ...(portrait && { image: BASE + portrait }),
  worksFor: BUSINESS,
});

/** Splits « 3 rue de l’Église, 29200 Brest » into street, postcode and town; an address in another form becomes a street. */
function postalAddress(text: string): PostalAddress {
  const [street = '', postalCode, locality = '', ...others] = text.split(/\s(\d{5})\s/);
  const known = street.trim() !== '' && postalCode && locality.trim() !== '' && others.length === 0;
  return {
    '@type': 'PostalAddress',
    streetAddress: known ? street.trim().replace(/,$/, '') : text,
    ...(known && { postalCode, addressLocality: locality.trim() }),
    addressCountry: 'FR',
  };
}

/** Structured data of the consultant's business, without the facts that the owner has not filled in. */
export function professionalService(content: Content): WithContext<ProfessionalService> {
  const founder = signatory(content);
  const missing = new Set(incompleteFields(content).map(({ field }) => field));
  const accounts = content.site.social
    .filter((_, index) => !missing.has(`site.social.${index}.url`))
    .map(({ url }) => url);
  const prices = [...content.services, content.pack].map(({ price }) => price);
  return {
    ...CONTEXT,
    ...BUSINESS,
    '@type': 'ProfessionalService',
    name: content.site.brand,
    description: typo(content.site.sentence),
    url: `${BASE}/`,
    logo: BASE + iconAddress(iconPath({ name: '512' }), content.site.looks),
    image: IMAGE,
    priceRange: `${Math.min(...prices)}–${Math.max(...prices)} €`,
    currenciesAccepted: 'EUR',
    areaServed: 'FR',
    knowsLanguage: LANGUAGE,
    ...(founder && { founder: personOf(founder) }),
    ...(!missing.has('identity.address') && { address: postalAddress(legalIdentity(content).address) }),
    ...(!missing.has('site.email') && { email: content.site.email }),
    ...(!missing.has('site.phone') && { telephone: content.site.phone }),
    ...(accounts.length > 0 && { sameAs: accounts }),
    makesOffer: content.services.map((service) => {
      const url = `${BASE}/services/${service.code}`;
      return {
        ...offerOf(content, service, url),
        itemOffered: { '@type': 'Service' as const, name: service.title, url },
      };
    }),
  };
}

/** Structured data of the site itself, so that search results show its name. */
export const webSite = (content: Content): WithContext<WebSite> => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: content.site.brand,
  url: `${BASE}/`,
  inLanguage: LANGUAGE,
  publisher: BUSINESS,
});

/** Structured data of the home page's questions. */
export const faqPage = (content: Content): WithContext<FAQPage> => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  inLanguage: LANGUAGE,
  mainEntity: faq(content).map(({ question, answer }) => ({
    '@type': 'Question',
    name: typo(question),
    acceptedAnswer: { '@type': 'Answer', text: typo(answer) },
  })),
});

/** Structured data of a catalogue service, with its fixed price. */
export function serviceOffer(content: Content, service: Service, description: string): WithContext<SchemaService> {
  const url = `${BASE}/services/${service.code}`;
  return {
    ...CONTEXT,
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: typo(description),
    url,
    image: IMAGE,
    areaServed: 'FR',
    provider: { ...BUSINESS, '@type': 'Organization', name: content.site.brand, url: `${BASE}/` },
    offers: offerOf(content, service, url),
  };
}

/** Structured data of an article, with the works it cites. The author is a person once the owner's name is filled in. */
export function blogPosting(
  content: Content,
  article: ShownArticle,
  signedBy: Signatory | null = signatory(content) ?? null,
): WithContext<BlogPosting> {
  const path = `/blog/${article.slug}`;
  const publisher = { ...BUSINESS, '@type': 'Organization', name: content.site.brand, url: `${BASE}/` } as const;
  return {
    ...CONTEXT,
    '@type': 'BlogPosting',
    headline: typo(article.title),
    description: typo(article.summary),
    url: BASE + path,
    mainEntityOfPage: BASE + path,
    image: IMAGE,
    datePublished: article.date,
    dateModified: modifiedDate(article),
    articleSection: article.category,
    timeRequired: `PT${article.readTime}M`,
    inLanguage: LANGUAGE,
    author: signedBy ? personOf(signedBy) : publisher,
    publisher,
    citation: article.sources.map(({ title, publisher, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      publisher: { '@type': 'Organization', name: publisher },
    })),
  };
}

/** Structured data of a page's breadcrumbs, from the home page down; `path` is relative to the root. */
export const breadcrumbs = (...steps: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Accueil', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: typo(name),
    item: BASE + path,
  })),
});
