import { toComplete } from '../company/toComplete.ts';
import { vat } from './vat.ts';

/** An AI provider to which parts of a client's brief are sent to prepare a deliverable (GDPR, articles 13 and 28). */
interface AiProvider {
  /** The company, as its terms name it. */
  name: string;
  /** Legal ground for a transfer of data out of the European Union: `décision d’adéquation`, `clauses types`, `aucun transfert`. */
  transfer: string;
  /** Contract by which the provider is a processor (GDPR, article 28), with its date. */
  contract?: string;
}

/**
 * Facts shown only on legal pages: the owner’s legal status and registration (the name is in `site.owner`), and who publishes and hosts the
 * site, mediates, and processes data.
 */
export const identity = {
  status: 'entrepreneur individuel (EI)',
  address: toComplete('adresse professionnelle ou domicile'),
  siren: toComplete('numéro SIREN'),
  rne: toComplete('date et lieu d’inscription au RNE'),
  vat,
  /** Insurer of the owner's professional liability and territory covered, or « aucune » (Code de la consommation, R111-2). */
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
    /** AI providers to which briefs are sent, declared by the owner: the privacy policy names these and no others. */
    ai: [] as readonly AiProvider[],
  },
};
