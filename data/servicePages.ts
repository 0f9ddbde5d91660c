import { innerPage, type PlacedPage, partsOf, totalPages } from './examples/types.ts';
import { exampleOf } from './examples.ts';
import type { CatalogueCode } from './offer/catalogue.ts';
import { type Cover, covers } from './offer/covers.ts';
import { afterBrief, hoursText, priceText, revisionsPromise } from './offer/promiseWords.ts';
import { serviceByCode } from './offer/services.ts';
import { decisionPages } from './servicePages/decisionPages.ts';
import { productionPages } from './servicePages/productionPages.ts';
import type { ServicePage } from './servicePages/servicePage.ts';
import type { Content, Service } from './settings/content.ts';

/** Texts of the page of each service. */
const servicePages = (content: Content): Record<CatalogueCode, ServicePage> => ({
  ...decisionPages,
  ...productionPages(content),
});

/** Texts that are the same on every service page. */
export const servicePage = (content: Content) =>
  ({
    back: 'Retour aux services',
    order: 'Commander maintenant',
    received: ['Ce que', 'vous recevez'],
    volumes: "Volumes de l'exemple ; les vôtres suivent le brief.",
    sample: 'L’exemple, page par page',
    samplePages: "Quatre pages de l'exemple",
    open: "Ouvrir l'extrait",
    guarantees: [
      `Brief validé sous ${hoursText(content.terms.briefHours)}`,
      revisionsPromise,
      "Remboursé si vous n'êtes pas satisfait",
    ],
  }) as const;

/** Returns the metrics of a deliverable that can be counted (pages, sources…), without claims: a quote may promise them. */
export const countedExtents = (content: Content, code: CatalogueCode): readonly string[] =>
  servicePages(content)[code].metrics.flatMap(({ figure, unit, label, note }) =>
    note ? [] : [`${figure}${unit ? `\u00a0${unit}` : ''} ${label}`],
  );

/** Returns the page of a catalogue service and its catalogue entry; throws for an unknown code, since only known addresses are rendered. */
export function servicePageOf(content: Content, code: string): { service: Service; page: ServicePage } {
  const service = serviceByCode(content, code);
  if (!service) throw new Error(`No service ${code}`);
  return { service, page: servicePages(content)[service.code] };
}

/** Text of the delivery time: `Livraison en 48 h`. */
export const deliveryText = ({ deliveryHours }: Service): string => `Livraison en ${hoursText(deliveryHours)}`;

/** Label of the order button: `Commander - 120 €` (docs/product/specification.md § 2). */
export const orderLabel = ({ price }: Service): string => `Commander - ${priceText(price)}`;

/** Title of a service page's last section: `Votre étude de marché, signée 48 h après le brief validé.` */
export const closingTitle = ({ deliveryHours }: Service, { closing }: ServicePage): string =>
  `${closing.signed} ${afterBrief(deliveryHours)}.`;

/** Title of a service page in the browser's tab, with the catalogue's price and delay. */
export const serviceTitle = ({ title, price, deliveryHours }: Service): string =>
  `${title} à ${priceText(price)}, livraison en ${deliveryHours} h`;

/** Meta description of a service page, with the catalogue's price, delay and format. */
export const serviceDescription = (service: Service, { summary }: ServicePage): string =>
  `${summary} ${priceText(service.price)}, ${service.deliveryHours} h, ${service.format}.`;

/** Example as a service page shows it: two inner pages, and each part with its number of pages and its first page. */
export interface ServiceSample {
  cover: Cover;
  /** Disclaimer of the fictitious parts. */
  disclaimer: string;
  pages: readonly [PlacedPage, PlacedPage];
  parts: readonly { title: string; pages: number; first: number; items: readonly string[] }[];
  total: number;
}

/**
 * Returns the example of a service, with the two inner pages that the service page shows. Throws when the page's texts do not match the
 * example's parts or pages; a test prevents that.
 */
export function sampleOf(
  content: Content,
  { service, page: { sample } }: { service: Service; page: ServicePage },
): ServiceSample {
  const example = exampleOf(content, service.example);
  const parts = partsOf(example).map((part) => {
    const items = sample.items[part.title];
    if (!items) throw new Error(`Nothing is said of « ${part.title} » on the page of ${service.code}`);
    return { ...part, items };
  });
  const [one, two] = sample.folios;
  return {
    cover: covers(content)[example.cover],
    disclaimer: example.disclaimer,
    pages: [innerPage(example, one), innerPage(example, two)],
    parts,
    total: totalPages(example),
  };
}
