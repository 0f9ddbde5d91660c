/** Drawings on the covers: one for each service of the catalogue, and one for the SaaS example. */
export type MotifName = 'market' | 'content' | 'automation' | 'strategy' | 'finance' | 'saas';

interface CatalogueEntry {
  /** Code of the service; its page is `/services/{code}`. */
  code: string;
  title: string;
  /** Example opened by 'Voir exemple': `/exemples/{example}`. */
  example: string;
  /** Drawing on the service's cover. */
  motif: MotifName;
}

/** Services that have a page of their own. Their prices, delays and formats, which may change, are in `data/source/offers.ts`. */
export const catalogue = [
  { code: 'etude-marche', title: 'Étude de marché', example: 'etude-marche', motif: 'market' },
  { code: 'contenu-premium', title: 'Contenu premium', example: 'contenu-premium', motif: 'content' },
  { code: 'automatisation', title: 'Automatisation', example: 'automatisation', motif: 'automation' },
  { code: 'strategie', title: 'Stratégie', example: 'strategie', motif: 'strategy' },
  { code: 'analyse-financiere', title: 'Analyse financière', example: 'analyse-financiere', motif: 'finance' },
] as const satisfies readonly CatalogueEntry[];

/** A service with a page of its own. */
export type CatalogueCode = (typeof catalogue)[number]['code'];

export const monthlyPack = { code: 'pack-mensuel', title: 'Pack mensuel', example: 'etude-marche' } as const;

/** Monthly offer of an AI provider that an article mentions, not this site's pack (docs/product/specification.md § 9, Catalogue). */
export const advancedOffer = { title: 'offre avancée', price: 120 } as const;

/** Offer for any work outside the catalogue, with an individual quote. */
export const tailored = { code: 'sur-mesure', title: 'Sur-mesure' } as const;

/** Tailored work that an example shows; an order from that example has this title. */
export const saasAnalysis = { code: tailored.code, title: 'Analyse concurrentielle SaaS B2B' } as const;

/** Every offer of the form. */
export const offers = [...catalogue, monthlyPack, tailored] as const;

/** Codes of the quote form. */
export type ServiceCode = (typeof offers)[number]['code'];

/** Price range in euros that the site attributes to traditional firms for a comparable deliverable, as a claim (`data/offer/claims.ts`). */
export const firmPrices = { low: 700, high: 2500 } as const;

/** Target of 'Voir exemple'. */
export const exampleHref = ({ example }: { example: string }): string => `/exemples/${example}`;
