import type { CatalogueCode } from './offer/catalogue.ts';
import { hoursText } from './offer/promiseWords.ts';
import type { Content } from './settings/content.ts';
import { vatWords } from './settings/vatWords.ts';

/** Description of each deliverable in a few words, for the price list under the hero. */
const briefs: Record<CatalogueCode, string> = {
  strategie: 'Feuille de route de 18 mois',
  'contenu-premium': 'Prêt à publier, six formats',
  'etude-marche': 'Concurrents et segments',
  'analyse-financiere': 'Trois ans, trois scénarios',
  automatisation: 'Audit et plan chiffrés',
};

/** The prices under the hero, the lowest first. */
export const heroPrices = (content: Content) => {
  const services = [...content.services].sort((one, other) => one.price - other.price);
  return {
    from: services[0]?.price ?? 0,
    short: ['Prix fixes,', vatWords(content).inFull],
    terms: `Prix fixes, ${vatWords(content).inFull} : ${content.terms.deposit} % à la commande, le reste à la livraison.`,
    link: 'Voir ce que contient chaque livrable',
    rows: services.map(({ code, title, format, deliveryHours, price }) => ({
      ...{ code, title, format, price },
      brief: briefs[code],
      delay: hoursText(deliveryHours),
    })),
    note: 'Délais à partir du brief validé.',
  };
};
