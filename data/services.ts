/** Codes of the quote form (specification § 3). */
export type ServiceCode =
  | 'etude-marche'
  | 'contenu-premium'
  | 'automatisation'
  | 'strategie'
  | 'analyse-financiere'
  | 'pack-mensuel'
  | 'sur-mesure';

export interface Service {
  code: ServiceCode;
  title: string;
  /** Euros, all taxes included. */
  price: number;
  /** Hours from the validated brief to the delivery. */
  deliveryHours: number;
  format: string;
  /** One line for the home page's list. */
  line: string;
  /** Where 'Voir exemple' leads. */
  example: string;
}

/** The catalogue: the one source of every price, delay and format (specification § 9). */
export const services: readonly Service[] = [
  {
    code: 'etude-marche',
    title: 'Étude de marché',
    price: 120,
    deliveryHours: 48,
    format: 'PDF / PPT',
    line: 'Taille du marché, concurrents, segments et recommandations. 47 pages, 23 sources.',
    example: '/exemples/etude-marche',
  },
  {
    code: 'contenu-premium',
    title: 'Contenu premium',
    price: 100,
    deliveryHours: 48,
    format: 'PDF / Word',
    line: 'Articles, séquences et déclinaisons prêts à publier sur six formats.',
    example: '/exemples/contenu-premium',
  },
  {
    code: 'automatisation',
    title: 'Automatisation',
    price: 150,
    deliveryHours: 72,
    format: 'PDF / PPT',
    line: 'Audit de vos processus et plan d’automatisation. ROI moyen annoncé : 340 % (donnée interne).',
    example: '/exemples/automatisation',
  },
  {
    code: 'strategie',
    title: 'Stratégie',
    price: 70,
    deliveryHours: 48,
    format: 'PDF / PPT',
    line: 'Une feuille de route de 18 mois, priorisée et chiffrée.',
    example: '/exemples/strategie',
  },
  {
    code: 'analyse-financiere',
    title: 'Analyse financière',
    price: 130,
    deliveryHours: 72,
    format: 'Excel / PDF',
    line: 'Trois ans de prévisions, trois scénarios, un modèle que vous gardez.',
    example: '/exemples/analyse-financiere',
  },
];

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
  example: '/exemples/etude-marche',
} as const;

/** Work outside the catalogue that an example shows (specification § 9): its price and delay are its own. */
export const saasAnalysis = {
  code: 'sur-mesure',
  title: 'Analyse concurrentielle SaaS B2B',
  price: 240,
  deliveryHours: 96,
  format: 'Excel / PDF',
} as const;

/** The service a code names, or undefined. */
export const serviceByCode = (code: string): Service | undefined => services.find((service) => service.code === code);

/** The text an order carries (contract, Readings): title, dash, price, as in `Étude de marché - 120€`. */
export const orderText = ({ title, price }: { title: string; price: number }): string => `${title} - ${price}€`;

/** A price as the page shows it: `120 €`. */
export const priceText = (price: number): string => `${price} €`;

/** Every choice of the form's 'Service souhaité *'. */
export const serviceChoices: readonly { code: ServiceCode; label: string }[] = [
  ...services.map(({ code, title, price }) => ({ code, label: `${title}, ${priceText(price)}` })),
  { code: 'pack-mensuel', label: `${monthlyPack.title}, ${priceText(monthlyPack.price)} par mois` },
  { code: 'sur-mesure', label: 'Sur-mesure' },
];
