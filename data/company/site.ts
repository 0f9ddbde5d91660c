import { models } from '../offer/models.ts';
import { firmRange } from '../offer/promiseWords.ts';

/** The one place of the brand's name (docs/product/contract.md, Readings). */
const BRAND_NAME = 'Cinq & Un';

/** What the operator has not filled in yet; shown as it is on the pages, so that nothing looks invented. */
type ToComplete = `« à compléter : ${string} »`;

const toComplete = (what: string): ToComplete => `« à compléter : ${what} »`;

type ModelId = (typeof models)[number]['id'];

const publishers: Record<ModelId, string> = {
  1: 'OpenAI',
  2: 'Anthropic',
  3: 'Google',
  4: 'xAI',
  5: 'Perplexity AI',
};

/** Who receives parts of a brief to prepare a deliverable (GDPR, articles 13 and 28). */
export interface AiProvider {
  /** The company, as its terms name it. */
  name: string;
  /** What carries the data out of the European Union: `décision d’adéquation`, `clauses types`, `aucun transfert`. */
  transfer: string;
}

/** What no document proves yet. */
type ToDocument = `« à documenter : ${string} »`;

/** A figure the service gives about itself; no public study stands behind it (docs/before-you-publish.md). */
export interface OwnClaim {
  claim: string;
  status: 'donnée interne';
  /** What was counted, when, on how many: shown beside the claim once it is written. */
  note: string;
}

const own = (claim: string, note: string): OwnClaim => ({ claim, status: 'donnée interne', note });

const toDocument = (what: string): ToDocument => `« à documenter : ${what} »`;

/** Brand, legal identity and accounts. Replace every `toComplete(…)`, `toDocument(…)` and every bare account address. */
export const site = {
  brand: BRAND_NAME,
  sentence: 'Des livrables de conseil recoupés par cinq IA, relus et signés par un humain.',
  copyrightYear: 2024,
  email: toComplete('adresse électronique'),
  phone: toComplete('numéro de téléphone'),
  owner: {
    name: toComplete('nom et prénom'),
    status: 'entrepreneur individuel (EI)',
    address: toComplete('adresse professionnelle ou domicile'),
    siren: toComplete('numéro SIREN'),
    rne: toComplete('date et lieu d’inscription au RNE'),
    vat: toComplete('numéro de TVA, ou mention “TVA non applicable, art. 293 B du CGI”'),
    /** One paragraph: what you did before, what entitles you to sign. */
    record: toComplete('votre parcours, en un paragraphe'),
    /** A square picture of you in public/, as `/portrait.webp`; empty when you prefer none. */
    portrait: '',
  },
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
    /** Declared by you alone: the privacy policy names nobody else. */
    ai: [] as readonly AiProvider[],
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Threads', url: 'https://www.threads.net/' },
  ],
  models: models.map(({ id, name }) => ({ id, name, publisher: publishers[id] })),
  /** The service's own figures, in the specification's words. */
  claims: {
    satisfaction: own(
      '93 % de clients satisfaits',
      toDocument('question posée, dates, clients interrogés et réponses reçues'),
    ),
    precision: own(
      '96,3 % de précision une fois les cinq modèles recoupés',
      toDocument('ce qui a été compté juste, quand, sur combien d’affirmations'),
    ),
    automationReturn: own(
      'ROI moyen annoncé de 340 % pour l’automatisation',
      toDocument('formule, période et nombre de cas'),
    ),
    tenTimes: own(
      'Environ dix fois moins cher qu’un cabinet traditionnel',
      toDocument('devis comparés, à périmètre égal, et leurs dates'),
    ),
    firmPrice: own(
      `Un cabinet facture ${firmRange} un livrable comparable`,
      toDocument('devis comparés, à périmètre égal, et leurs dates'),
    ),
  },
};

interface IncompleteField {
  /** Path inside `site`, as in `owner.siren`. */
  field: string;
  value: string;
}

/**
 * The fields of `site` that the operator must still fill in: texts that begin with « à compléter or « à documenter, lists
 * nobody has declared anything in, and accounts whose address is only the network's own home page. Empty once the site
 * may be published.
 */
export function incompleteFields(of: object = site, path = ''): IncompleteField[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return isIncomplete(field, value) ? [{ field, value }] : [];
    if (Array.isArray(value) && value.length === 0) return [{ field, value: '' }];
    return value && typeof value === 'object' ? incompleteFields(value, field) : [];
  });
}

/** Whether a text is still the one that asks the operator to fill it in; a build sets a no-break space after the guillemet. */
export const isToFill = (value: string): boolean => /^«\sà (?:compléter|documenter)/.test(value);

function isIncomplete(field: string, value: string): boolean {
  if (isToFill(value)) return true;
  return field.startsWith('social.') && value.startsWith('https://') && new URL(value).pathname === '/';
}
