import { decimal } from '../french/frenchNumbers.ts';
import { settled } from '../settings/settled.ts';
import { isShown } from './claimPlaces.ts';
import type { MotifName } from './covers.ts';
import { extents } from './extents.ts';

/** Hours from the validated brief to the delivery. A deliverable of the catalogue is `standard` or `complex`. */
export const delays = settled('delays', { express: 24, standard: 48, complex: 72, tailored: 96 });

interface Offer {
  /** Its address is `/services/{code}`. */
  code: string;
  title: string;
  /** Euros, all taxes included. */
  price: number;
  delay: 'standard' | 'complex';
  format: string;
  /** One line for the home page's list. */
  line: string;
  /** The example deliverable 'Voir exemple' leads to: `/exemples/{example}`. */
  example: string;
  /** The cover that stands for it. */
  motif: MotifName;
}

/** The line of the automation audit; it names the return while that claim is on the pages. */
export const automationLine = (): string =>
  `Audit de vos processus et plan d’automatisation.${isShown('automationReturn') ? ' ROI moyen annoncé : 340 % (donnée interne).' : ''}`;

/**
 * The catalogue. This file is the one source of every price, delay, format and term of sale: whatever shows one imports
 * it (docs/product/specification.md § 9; docs/decisions/0049-one-promise.md).
 */
const catalogue = [
  {
    code: 'etude-marche',
    title: 'Étude de marché',
    price: 120,
    delay: 'standard',
    format: 'PDF / PPT',
    line: `Taille du marché, concurrents, segments et recommandations. ${extents.market.pages} pages, ${extents.market.sources} sources.`,
    example: 'etude-marche',
    motif: 'market',
  },
  {
    code: 'contenu-premium',
    title: 'Contenu premium',
    price: 100,
    delay: 'standard',
    format: 'PDF / Word',
    line: 'Articles, séquences et déclinaisons prêts à publier sur six formats.',
    example: 'contenu-premium',
    motif: 'content',
  },
  {
    code: 'automatisation',
    title: 'Automatisation',
    price: 150,
    delay: 'complex',
    format: 'PDF / PPT',
    line: automationLine(),
    example: 'automatisation',
    motif: 'automation',
  },
  {
    code: 'strategie',
    title: 'Stratégie',
    price: 70,
    delay: 'standard',
    format: 'PDF / PPT',
    line: 'Une feuille de route de 18 mois, priorisée et chiffrée.',
    example: 'strategie',
    motif: 'strategy',
  },
  {
    code: 'analyse-financiere',
    title: 'Analyse financière',
    price: 130,
    delay: 'complex',
    format: 'Excel / PDF',
    line: 'Trois ans de prévisions, trois scénarios, un modèle que vous gardez.',
    example: 'analyse-financiere',
    motif: 'finance',
  },
] as const satisfies readonly Offer[];

/** A service with a page of its own. */
export type CatalogueCode = (typeof catalogue)[number]['code'];
export interface Service extends Offer {
  code: CatalogueCode;
  readonly deliveryHours: number;
}

const byCode = settled(
  'offers',
  Object.fromEntries(
    catalogue.map((offer: Offer) => [
      offer.code,
      {
        ...offer,
        get deliveryHours() {
          return delays[this.delay];
        },
      },
    ]),
  ) as Record<CatalogueCode, Service>,
);
export const services: readonly Service[] = Object.values(byCode);

export const monthlyPack = settled('pack', {
  code: 'pack-mensuel' as const,
  title: 'Pack mensuel',
  price: 240,
  /** Days between the notice and its end. */
  noticeDays: 30,
  /** Hours of call it holds. */
  callHours: 1,
  promise: 'Tous les services, chaque mois, avec un interlocuteur qui connaît votre dossier.',
  get lines() {
    return [
      'Les cinq services inclus',
      'Support prioritaire',
      `${this.callHours} h d’appel chaque mois`,
      `Résiliable avec ${this.noticeDays} jours de préavis, mois en cours non remboursable`,
    ];
  },
  example: 'etude-marche',
});

/** The provider's monthly offer that an article mentions; not the pack (docs/product/specification.md § 9, Catalogue). */
export const advancedOffer = { title: 'offre avancée', price: 120 } as const;

/** Work that is in no list: quoted by what is asked. */
export const tailored = { code: 'sur-mesure', title: 'Sur-mesure' } as const;

/** The tailored work that an example shows: ordered by its own name, its price and delay are its own. */
export const saasAnalysis = settled('saas', {
  code: tailored.code,
  title: 'Analyse concurrentielle SaaS B2B',
  price: 240,
  get deliveryHours() {
    return delays.tailored;
  },
  format: 'Excel / PDF',
});

/** The terms every order has (docs/product/specification.md §§ 1 and 9). */
export const terms = settled('terms', {
  /** Hours to an answer, and to a brief that both have validated. */
  replyHours: 24,
  briefHours: 24,
  consultationMinutes: 30,
  /** Days a quote is valid. */
  quoteDays: 30,
  /** % paid with the order; the rest is paid with the delivery. */
  deposit: 50,
  /** % that the express delay adds to the price. */
  expressSupplement: 50,
  flexibleDelay: '1 semaine',
  /** Hours from the client's remarks to the revised version. */
  revisionHours: 48,
  /** Days from the delivery in which a refund may be asked for. */
  refundDays: 7,
  /** Working days from that request to the payment. */
  refundWorkingDays: 14,
});

/** What a traditional firm charges for a comparable deliverable, in euros: the service's own claim (`data/company/site.ts`). */
export const firmPrices = { low: 700, high: 2500 } as const;

/** Codes of the quote form. */
export type ServiceCode = CatalogueCode | typeof monthlyPack.code | typeof tailored.code;

/** A service of the catalogue: the compiler knows its codes. */
export const catalogueService = (code: CatalogueCode): Service => byCode[code];

/** The service that any text names, or undefined. */
export const serviceByCode = (code: string): Service | undefined => services.find((service) => service.code === code);

/** Where 'Voir exemple' leads. */
export const exampleHref = ({ example }: { example: string }): string => `/exemples/${example}`;

/**
 * The text an order carries (docs/product/contract.md, Readings): title, dash, price, as in `Étude de marché - 120€`.
 */
export const orderText = ({ title, price }: { title: string; price: number }): string => `${title} - ${price}€`;

/** A price as the page shows it: `120 €`. */
export const priceText = (price: number): string => `${decimal(price, Number.isInteger(price) ? 0 : 2)} €`;

/** Every choice of the form's 'Service souhaité *'. */
export const serviceChoices: readonly { code: ServiceCode; label: string }[] = [
  ...services.map(({ code, title, price }) => ({ code, label: `${title}, ${priceText(price)}` })),
  { code: monthlyPack.code, label: `${monthlyPack.title}, ${priceText(monthlyPack.price)} par mois` },
  { code: tailored.code, label: tailored.title },
];
