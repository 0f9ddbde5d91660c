import type { CatalogueCode } from '../offer/catalogue.ts';
import type { claimPlaces } from './site.ts';

/** Values of a catalogue service that the owner may change. */
export interface SourceOffer {
  /** Euros, all taxes included. */
  price: number;
  delay: 'standard' | 'complex';
  format: string;
  /** One line for the home page's list. */
  line: string;
}

/**
 * The prices of the catalogue. This file is the one source of every price, delay, format and term of sale
 * (docs/product/specification.md § 9; docs/decisions/0035-one-fact.md).
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
    // Adds the announced return on investment to the line only while the pages show this claim.
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

/** Hours from the validated brief to the delivery. A deliverable of the catalogue is `standard` or `complex`. */
export const delays = { express: 24, standard: 48, complex: 72, tailored: 96 };

export const pack = {
  price: 240,
  /** Days from the notice of termination to the end of the pack. */
  noticeDays: 30,
  /** Deliverables a month, chosen among all services; none: the quote sets their number. */
  deliverables: 0,
  /** Hours of call included each month. */
  callHours: 1,
  promise: 'Tous les services au choix, chaque mois.',
};

/** Tailored work shown by an example, with its own price and the delay `delays.tailored`. */
export const saas = { price: 240, format: 'Excel / PDF' };

/** Terms of every order (docs/product/specification.md §§ 1 and 9). */
export const terms = {
  /** Hours to a reply, and to a brief validated by both. */
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
  /** Days from the delivery in which a refund may be requested. */
  refundDays: 7,
  /** Working days from that request to the payment. */
  refundWorkingDays: 14,
};
