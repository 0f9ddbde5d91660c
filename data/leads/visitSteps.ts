import type { Choice } from '../choices.ts';

/** Steps of a visit that a page's script reports to the server. */
export const visitSteps = [
  { code: 'page', label: 'Pages vues' },
  { code: 'form-opened', label: 'Formulaire ouvert' },
  { code: 'form-started', label: 'Formulaire commencé' },
  { code: 'failed', label: 'Pages en panne' },
] as const satisfies readonly Choice[];
export type VisitStep = (typeof visitSteps)[number]['code'];

/** Counters besides the steps: visits that arrive from elsewhere, and pages read by declared robots. */
export const VISITS = 'visit';
export const ROBOTS = 'robot';

/** Kinds of counted names; a name is stored with its kind as prefix: `source:www.google.com`. */
export const visitKinds = [
  { code: 'source', label: 'Site d’origine' },
  { code: 'utm_source', label: 'Source de campagne' },
  { code: 'utm_medium', label: 'Support de campagne' },
  { code: 'utm_campaign', label: 'Campagne' },
  { code: 'path', label: 'Page' },
  { code: 'device', label: 'Appareil' },
] as const satisfies readonly Choice[];
export type VisitKind = (typeof visitKinds)[number]['code'];

/** Maximum different names of one kind stored per day; further names share one counter. */
export const NAMES_A_DAY = 200;
export const OTHER_NAMES = 'autres';
/** Name under which visits without a referring site are counted. */
export const DIRECT = 'direct';
export const devices = [
  { code: 'phone', label: 'Téléphone' },
  { code: 'tablet', label: 'Tablette' },
  { code: 'desktop', label: 'Ordinateur' },
] as const satisfies readonly Choice[];
