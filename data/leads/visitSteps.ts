import type { Choice } from '../choices.ts';

/** Steps of a visit that pages report. */
export const visitSteps = [
  { code: 'page', label: 'Pages vues' },
  { code: 'form-opened', label: 'Formulaire ouvert' },
  { code: 'form-started', label: 'Formulaire commencé' },
  { code: 'failed', label: 'Pages en panne' },
] as const satisfies readonly Choice[];
export type VisitStep = (typeof visitSteps)[number]['code'];

/** Counters besides the steps: arrivals from elsewhere, and pages read by declared robots. */
export const VISITS = 'visit';
export const ROBOTS = 'robot';

/** Kinds of name counted per day: `source:www.google.com`. */
export const visitKinds = [
  { code: 'source', label: 'Site d’origine' },
  { code: 'utm_source', label: 'Source de campagne' },
  { code: 'utm_medium', label: 'Support de campagne' },
  { code: 'utm_campaign', label: 'Campagne' },
  { code: 'path', label: 'Page' },
  { code: 'device', label: 'Appareil' },
] as const satisfies readonly Choice[];
export type VisitKind = (typeof visitKinds)[number]['code'];

/** Maximum names of a kind per day; all others are counted together. */
export const NAMES_A_DAY = 200;
export const OTHER_NAMES = 'autres';
/** Name for visits that came from no other site. */
export const DIRECT = 'direct';
export const devices = [
  { code: 'phone', label: 'Téléphone' },
  { code: 'tablet', label: 'Tablette' },
  { code: 'desktop', label: 'Ordinateur' },
] as const satisfies readonly Choice[];
