import { daysAfter } from '../../../data/french/timeInParis.ts';
import { leadSteps } from '../../../data/leads/firstReply.ts';
import { today } from '../formats.ts';

/** Filters of the list of leads, by their parameter in the list's address. */
export interface LeadFilters {
  q: string;
  statut: string;
  relance: string;
  service: string;
  source: string;
  periode: string;
  /** Order of the list; empty: newest first. */
  tri: string;
  /** First day (`du`) and last day (`au`) of a period that the owner typed. */
  du: string;
  au: string;
}

const NAMES = [
  'q',
  'statut',
  'relance',
  'service',
  'source',
  'periode',
  'tri',
  'du',
  'au',
] as const satisfies (keyof LeadFilters)[];

/** Value of the status filter for leads that still wait for their first reply, whatever their status. */
export const UNANSWERED = 'sans-reponse';
export const statusChoices = [{ code: UNANSWERED, label: 'À répondre' }, ...leadSteps] as const;

/**
 * API parameters for the values of the status filter that are not simply a stored status: « à répondre », and « nouveau » with or without a
 * reply.
 */
const STEPS: Record<string, Record<string, string>> = {
  [UNANSWERED]: { answered: 'false' },
  nouveau: { status: 'nouveau', answered: 'false' },
  repondu: { status: 'nouveau', answered: 'true' },
};

export const FREE_PERIOD = 'libre';
export const periods = [
  { code: '1', label: 'Aujourd’hui' },
  { code: 'hier', label: 'Hier' },
  { code: '7', label: '7 jours' },
  { code: '30', label: '30 jours' },
  { code: 'mois', label: 'Ce mois' },
  { code: 'trimestre', label: 'Ce trimestre' },
  { code: '90', label: '3 mois' },
  { code: '365', label: '12 mois' },
  { code: FREE_PERIOD, label: 'Au choix' },
] as const;

export const readFilters = (search: URLSearchParams): LeadFilters =>
  Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? ''])) as unknown as LeadFilters;

/**
 * Returns the list's query with one filter changed: an empty filter is left out, and choosing a fixed period also removes the two days the
 * owner typed.
 */
export function withFilter(search: URLSearchParams, name: keyof LeadFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  if (name === 'periode' && value !== FREE_PERIOD) for (const day of ['du', 'au']) next.delete(day);
  return next;
}

/** Returns the first and the last day of the filtered period, both included; an empty text leaves that end open. */
function periodDays({ periode, du, au }: LeadFilters, now: string): { from?: string; to?: string } {
  const [year = '', month = ''] = now.split('-');
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0');
  if (periode === 'hier') return { from: daysAfter(now, -1), to: daysAfter(now, -1) };
  if (periode === 'mois') return { from: `${year}-${month}-01` };
  if (periode === 'trimestre') return { from: `${year}-${quarter}-01` };
  if (periode === FREE_PERIOD) return { from: du, to: au };
  return Number(periode) > 0 ? { from: daysAfter(now, 1 - Number(periode)) } : {};
}

const BY_FOLLOW_UP = 'relance';
export const sorts = [{ code: BY_FOLLOW_UP, label: 'Relance la plus proche' }] as const;

/** Builds the query of the list's address from filters and order. */
export function listQuery(filters: LeadFilters): string {
  const query = new URLSearchParams(apiQuery(filters));
  if (filters.tri === BY_FOLLOW_UP) query.set('sort', 'follow_up');
  return query.toString();
}

/** Builds the API's query from the filters, without `?`. */
export function apiQuery(filters: LeadFilters, now = today()): string {
  const { q, statut, relance, service, source } = filters;
  const step = STEPS[statut] ?? { status: statut };
  const parameters = { q: q.trim(), ...step, follow_up: relance, service, source, ...periodDays(filters, now) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.toString();
}
