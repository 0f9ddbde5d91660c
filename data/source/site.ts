import { toComplete } from '../company/toComplete.ts';
import { HOUSE_ACCENT } from '../looks/houseColours.ts';
import { models, panelOfModels } from '../offer/models.ts';

/** Placeholder for the evidence of a claim that no document supports yet. */
const toDocument = (what: string): string => `« à documenter : ${what} »`;

/** Evidence of each claim (count, date, sample), shown beside the claim once the owner replaced its `toDocument(…)`. */
export const claims = {
  satisfaction: { note: toDocument('question posée, dates, clients interrogés et réponses reçues') },
  precision: { note: toDocument('ce qui a été compté juste, quand, sur combien d’affirmations') },
  automationReturn: { note: toDocument('formule, période et nombre de cas') },
  tenTimes: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
  firmPrice: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
};

/** Whether pages show a claim: the owner may withdraw one without evidence. */
type ClaimPlace = 'shown' | 'withdrawn';

/** Whether each claim is shown or withdrawn. */
export const claimPlaces: Record<keyof typeof claims, ClaimPlace> = {
  satisfaction: 'shown',
  precision: 'shown',
  automationReturn: 'shown',
  tenTimes: 'shown',
  firmPrice: 'shown',
};

/** Day, `YYYY-MM-DD`, on which each legal document last changed: its text, or the owner's values in it. */
export const legalDays = {
  'mentions-legales': '2026-11-26',
  'politique-confidentialite': '2026-11-28',
  cgv: '2026-11-28',
  'conditions-remboursement': '2026-11-22',
};

type Five<Value> = [Value, Value, Value, Value, Value];

/** State of the site's publication, set by the owner (`site.publication`). */
export type Publication = 'waiting' | 'online';

/**
 * Brand, publisher, contact and social accounts. The owner has not filled in a value that is `toComplete(…)`, nor an account whose address
 * is the network's home page.
 */
export const site = {
  /** Brand's name, written nowhere else (docs/product/contract.md, Readings). */
  brand: 'Cinq & Un',
  sentence: 'Des livrables de conseil recoupés par cinq IA, relus et signés par un humain.',
  copyrightYear: 2024,
  looks: {
    /** Accent colour of buttons and links. */
    accent: HOUSE_ACCENT as string,
    /** Picture shown in place of the mark; empty: the mark is shown. */
    logo: '',
    /** `mark`: the logo replaces the mark, beside the name; `name`: the logo replaces both. */
    logoPlace: 'mark' as 'mark' | 'name',
  },
  /** Month of the panel, and its models; the index of a model selects its hue. */
  panel: panelOfModels,
  models: models.map(({ name, publisher }) => ({ name, publisher })) as Five<{ name: string; publisher: string }>,
  /** Whether search engines may index the pages: only when `online`. */
  publication: 'waiting' as Publication,
  email: toComplete('adresse électronique'),
  phone: toComplete('numéro de téléphone'),
  owner: {
    name: toComplete('nom et prénom'),
    /** One paragraph: your experience and your qualification to sign. */
    record: toComplete('votre parcours, en un paragraphe'),
    /** Square portrait of the owner in public/, as `/portrait.webp`; empty: no portrait is shown. */
    portrait: '',
    /** Signature drawn by hand at the desk (`data/company/signature.ts`); empty until then. */
    signature: '',
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Threads', url: 'https://www.threads.net/' },
  ],
};
