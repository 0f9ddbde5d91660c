import type { CatalogueCode } from '../offer/catalogue.ts';
import type { claimPlaces } from './site.ts';

/** Values of a catalogue service that the owner may change. */
export interface SourceOffer {
  /** Euros, all taxes included. */
  price: number;
  delay: 'standard' | 'complex';
  format: string;
  /** One-line description in the home page's list. */
  line: string;
}

/**
 * Catalogue's prices. This file is the only source of every price, delay, format and term of sale (docs/product/specification.md § 9;
 * docs/decisions/0035-one-fact.md).
 */
export const sourceOffers = (content: {
  claimPlaces: Readonly<typeof claimPlaces>;
}): Record<CatalogueCode, SourceOffer> => ({
  'etude-marche': {
    price: 120,
    delay: 'standard',
    format: 'PDF / PPT',
    line: 'Taille du marché, concurrents, segments et recommandations.',
  },
  'contenu-premium': {
    price: 100,
    delay: 'standard',
    format: 'PDF / Word',
    line: 'Articles et déclinaisons prêts à publier, en six formats.',
  },
  automatisation: {
    price: 150,
    delay: 'complex',
    format: 'PDF / PPT',
    // The line mentions the announced return on investment only while pages show that claim.
    line: `Audit de vos processus et plan d’automatisation.${content.claimPlaces.automationReturn === 'shown' ? ' ROI moyen annoncé : 340 %.' : ''}`,
  },
  strategie: {
    price: 70,
    delay: 'standard',
    format: 'PDF / PPT',
    line: 'Une feuille de route de 18 mois, priorisée et chiffrée.',
  },
  'analyse-financiere': {
    price: 130,
    delay: 'complex',
    format: 'Excel / PDF',
    line: 'Trois ans de prévisions, trois scénarios, un modèle que vous gardez.',
  },
});

/** Hours from the validated brief to the delivery; the delay of a catalogue deliverable is `standard` or `complex`. */
export const delays = { express: 24, standard: 48, complex: 72, tailored: 96 };

export const pack = {
  price: 240,
  /** Days between a client's notice of termination and the end of the pack. */
  noticeDays: 30,
  /** Deliverables included each month, of any service; 0: the quote sets the number. */
  deliverables: 0,
  /** Hours of calls included each month. */
  callHours: 1,
  promise: 'Tous les services au choix, chaque mois.',
};

/** Tailored work that an example shows: it has its own price, and the delay `delays.tailored`. */
export const saas = { price: 240, format: 'Excel / PDF' };

/** Terms that apply to every order (docs/product/specification.md §§ 1 and 9). */
export const terms = {
  /** Hours from a request to the reply, and from the reply to a brief that client and owner validated. */
  replyHours: 24,
  briefHours: 24,
  consultationMinutes: 30,
  /** Days during which a quote can be accepted. */
  quoteDays: 30,
  /** Percentage of the price paid with the order; the rest is paid at delivery. */
  deposit: 50,
  /** Percentage that the express delay adds to the price. */
  expressSupplement: 50,
  flexibleDelay: '1 semaine',
  /** Hours between a client's remarks and the revised version. */
  revisionHours: 48,
  /** Days after the delivery during which a client may request a refund. */
  refundDays: 7,
  /** Working days between a refund request and its payment. */
  refundWorkingDays: 14,
};
