import { today } from '../formatDay.ts';

/** What the address of the list says: each name is a parameter of the page. */
export interface LeadFilters {
  q: string;
  statut: string;
  service: string;
  source: string;
  periode: string;
}

const NAMES = ['q', 'statut', 'service', 'source', 'periode'] as const satisfies (keyof LeadFilters)[];
const DAY_MS = 86_400_000;

export const periods = [
  { code: '1', label: 'Aujourd’hui' },
  { code: '7', label: '7 jours' },
  { code: '30', label: '30 jours' },
  { code: '90', label: '3 mois' },
  { code: '365', label: '12 mois' },
] as const;

export const readFilters = (search: URLSearchParams): LeadFilters =>
  Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? ''])) as unknown as LeadFilters;

/** The address of the list with one filter changed; what is empty is left out. */
export function withFilter(search: URLSearchParams, name: keyof LeadFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The same filters as the API asks for them, as a query without `?`. */
export function apiQuery({ q, statut, service, source, periode }: LeadFilters): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (statut) query.set('status', statut);
  if (service) query.set('service', service);
  if (source) query.set('source', source);
  const days = Number(periode);
  if (days > 0) {
    const first = new Date(Date.parse(today()) - (days - 1) * DAY_MS);
    query.set('from', first.toISOString().slice(0, 10));
  }
  return query.toString();
}
