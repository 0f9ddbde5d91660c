import type { MotifName } from './covers.ts';

interface Offer {
  /** Its address is `/services/{code}`. */
  code: string;
  title: string;
  /** Euros, all taxes included. */
  price: number;
  /** Hours from the validated brief to the delivery. */
  deliveryHours: number;
  format: string;
  /** One line for the home page's list. */
  line: string;
  /** The example deliverable 'Voir exemple' leads to: `/exemples/{example}`. */
  example: string;
  /** The cover that stands for it. */
  motif: MotifName;
}

/** The catalogue: the one source of every price, delay and format (docs/product/specification.md § 9). */
const catalogue = [
  {
    code: 'etude-marche',
    title: 'Étude de marché',
    price: 120,
    deliveryHours: 48,
    format: 'PDF / PPT',
    line: 'Taille du marché, concurrents, segments et recommandations. 47 pages, 23 sources.',
    example: 'etude-marche',
    motif: 'market',
  },
  {
    code: 'contenu-premium',
    title: 'Contenu premium',
    price: 100,
    deliveryHours: 48,
    format: 'PDF / Word',
    line: 'Articles, séquences et déclinaisons prêts à publier sur six formats.',
    example: 'contenu-premium',
    motif: 'content',
  },
  {
    code: 'automatisation',
    title: 'Automatisation',
    price: 150,
    deliveryHours: 72,
    format: 'PDF / PPT',
    line: 'Audit de vos processus et plan d’automatisation. ROI moyen annoncé : 340 % (donnée interne).',
    example: 'automatisation',
    motif: 'automation',
  },
  {
    code: 'strategie',
    title: 'Stratégie',
    price: 70,
    deliveryHours: 48,
    format: 'PDF / PPT',
    line: 'Une feuille de route de 18 mois, priorisée et chiffrée.',
    example: 'strategie',
    motif: 'strategy',
  },
  {
    code: 'analyse-financiere',
    title: 'Analyse financière',
    price: 130,
    deliveryHours: 72,
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
}
export const services: readonly Service[] = catalogue;

export const monthlyPack = {
  code: 'pack-mensuel',
  title: 'Pack mensuel',
  price: 240,
  promise: 'Tous les services, chaque mois, avec un interlocuteur qui connaît votre dossier.',
  lines: [
    'Les cinq services inclus',
    'Support prioritaire',
    '1 h d’appel chaque mois',
    'Résiliable avec 30 jours de préavis',
  ],
  example: 'etude-marche',
} as const;

/** The provider's monthly offer that an article mentions; not the pack (docs/product/specification.md § 9, Catalogue). */
export const advancedOffer = { title: 'offre avancée', price: 120 } as const;

/** Work that is in no list: quoted by what is asked. */
export const tailored = { code: 'sur-mesure', title: 'Sur-mesure' } as const;

/** The tailored work that an example shows: ordered by its own name, its price and delay are its own. */
export const saasAnalysis = {
  code: tailored.code,
  title: 'Analyse concurrentielle SaaS B2B',
  price: 240,
  deliveryHours: 96,
  format: 'Excel / PDF',
} as const;

/** Codes of the quote form. */
export type ServiceCode = CatalogueCode | typeof monthlyPack.code | typeof tailored.code;

const byCode = Object.fromEntries(services.map((service) => [service.code, service])) as Record<CatalogueCode, Service>;

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
export const priceText = (price: number): string => `${price} €`;

/** Every choice of the form's 'Service souhaité *'. */
export const serviceChoices: readonly { code: ServiceCode; label: string }[] = [
  ...services.map(({ code, title, price }) => ({ code, label: `${title}, ${priceText(price)}` })),
  { code: monthlyPack.code, label: `${monthlyPack.title}, ${priceText(monthlyPack.price)} par mois` },
  { code: tailored.code, label: tailored.title },
];
