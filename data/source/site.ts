import { toComplete } from '../company/toComplete.ts';
import { HOUSE_ACCENT } from '../looks/houseColours.ts';
import { models, panelOfModels } from '../offer/models.ts';

/** Placeholder of a claim without a document that proves it. */
const toDocument = (what: string): string => `« à documenter : ${what} »`;

/** Proof of each claim (count, date, sample), shown beside it once it is written. Replace every `toDocument(…)`. */
export const claims = {
  satisfaction: { note: toDocument('question posée, dates, clients interrogés et réponses reçues') },
  precision: { note: toDocument('ce qui a été compté juste, quand, sur combien d’affirmations') },
  automationReturn: { note: toDocument('formule, période et nombre de cas') },
  tenTimes: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
  firmPrice: { note: toDocument('devis comparés, à périmètre égal, et leurs dates') },
};

/** Whether a claim is shown: one without proof may be withdrawn from every page. */
type ClaimPlace = 'shown' | 'withdrawn';

/** State of each claim. */
export const claimPlaces: Record<keyof typeof claims, ClaimPlace> = {
  satisfaction: 'shown',
  precision: 'shown',
  automationReturn: 'shown',
  tenTimes: 'shown',
  firmPrice: 'shown',
};

/** Day of the last change of each legal document, `YYYY-MM-DD`: of its text, or of the owner's values in it. */
export const legalDays = {
  'mentions-legales': '2026-11-26',
  'politique-confidentialite': '2026-11-28',
  cgv: '2026-11-28',
  'conditions-remboursement': '2026-11-22',
};

type Five<Value> = [Value, Value, Value, Value, Value];

/** Publication state, set by the owner (`site.publication`). */
export type Publication = 'waiting' | 'online';

/** Brand, publisher, contact and accounts. Values the owner has not filled in are `toComplete(…)`, or a bare account address. */
export const site = {
  /** The only place of the brand's name (docs/product/contract.md, Readings). */
  brand: 'Cinq & Un',
  sentence: 'Des livrables de conseil recoupés par cinq IA, relus et signés par un humain.',
  copyrightYear: 2024,
  looks: {
    /** Accent colour of buttons and links. */
    accent: HOUSE_ACCENT as string,
    /** A picture that replaces the mark; empty for the mark. */
    logo: '',
    /** Whether the name is shown beside the logo. */
    logoPlace: 'mark' as 'mark' | 'name',
  },
  /** Month of the panel, and its models; the index of a model gives its hue. */
  panel: panelOfModels,
  models: models.map(({ name, publisher }) => ({ name, publisher })) as Five<{ name: string; publisher: string }>,
  /** Whether search engines may show the pages of a public site. */
  publication: 'waiting' as Publication,
  email: toComplete('adresse électronique'),
  phone: toComplete('numéro de téléphone'),
  owner: {
    name: toComplete('nom et prénom'),
    /** One paragraph: your experience and your qualification to sign. */
    record: toComplete('votre parcours, en un paragraphe'),
    /** A square picture of you in public/, as `/portrait.webp`; empty when you prefer none. */
    portrait: '',
    /** Written by hand at the desk (`data/company/signature.ts`); empty until then. */
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
