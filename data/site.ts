import { models } from './models.ts';
import { firmRange } from './promiseWords.ts';

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

/** A figure the service gives about itself; no public study stands behind it (docs/before-you-publish.md). */
interface OwnClaim {
  claim: string;
  status: 'donnée interne';
}

const own = (claim: string): OwnClaim => ({ claim, status: 'donnée interne' });

/** Brand, legal identity and accounts. Replace every `toComplete(…)` and every bare account address. */
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
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Threads', url: 'https://www.threads.net/' },
  ],
  models: models.map(({ id, name }) => ({ id, name, publisher: publishers[id] })),
  claims: [
    own('93 % de clients satisfaits'),
    own('96,3 % de précision une fois les cinq modèles recoupés'),
    own('ROI moyen annoncé de 340 % pour l’automatisation'),
    own('Environ dix fois moins cher qu’un cabinet traditionnel'),
    own(`Un cabinet facture ${firmRange} un livrable comparable`),
  ],
};

interface IncompleteField {
  /** Path inside `site`, as in `owner.siren`. */
  field: string;
  value: string;
}

/**
 * The fields of `site` that the operator must still fill in: texts that begin with « à compléter, and accounts whose
 * address is only the network's own home page. Empty once the site may be published.
 */
export function incompleteFields(of: object = site, path = ''): IncompleteField[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return isIncomplete(field, value) ? [{ field, value }] : [];
    return value && typeof value === 'object' ? incompleteFields(value, field) : [];
  });
}

function isIncomplete(field: string, value: string): boolean {
  if (value.startsWith('« à compléter')) return true;
  return field.startsWith('social.') && value.startsWith('https://') && new URL(value).pathname === '/';
}
