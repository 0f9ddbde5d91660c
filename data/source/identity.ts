import { toComplete } from '../company/toComplete.ts';
import { vat } from './vat.ts';

/** An AI provider that receives parts of a brief to prepare a deliverable (GDPR, articles 13 and 28). */
interface AiProvider {
  /** The company, as its terms name it. */
  name: string;
  /** Legal ground of a transfer out of the European Union: `décision d’adéquation`, `clauses types`, `aucun transfert`. */
  transfer: string;
  /** The contract that makes it a processor (GDPR, article 28), dated. */
  contract?: string;
}

/**
 * Facts of the legal pages alone: the owner’s status and registration (the name is `site.owner`), and who is
 * responsible, hosts the site, mediates, processes data.
 */
export const identity = {
  status: 'entrepreneur individuel (EI)',
  address: toComplete('adresse professionnelle ou domicile'),
  siren: toComplete('numéro SIREN'),
  rne: toComplete('date et lieu d’inscription au RNE'),
  vat,
  /** Insurer of the professional liability and where it covers, or « aucune » (Code de la consommation, R111-2). */
  insurance: toComplete('assureur et territoire couvert, ou “aucune”'),
  publicationDirector: toComplete('nom et prénom'),
  host: {
    name: toComplete('nom de l’hébergeur'),
    address: toComplete('adresse de l’hébergeur'),
    phone: toComplete('téléphone de l’hébergeur'),
  },
  mediator: {
    name: toComplete('nom du médiateur de la consommation'),
    address: toComplete('adresse du médiateur'),
    url: toComplete('site du médiateur'),
  },
  processors: {
    mail: toComplete('prestataire d’envoi des courriels'),
    payment: toComplete('prestataire de paiement'),
    /** AI providers that you declare: the privacy policy names no other provider. */
    ai: [] as readonly AiProvider[],
  },
};
