import type { DnsFinding } from '../../../data/api/siteResponses.ts';

/** DNS lookups of the doctor; `node:dns/promises` has them. */
export interface DnsLookups {
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveMx(name: string): Promise<{ exchange: string; priority: number }[]>;
  resolveTxt(name: string): Promise<string[][]>;
  /** Host names of an address. */
  reverse(address: string): Promise<string[]>;
}

/** A finding on a record, without the record's name. */
export type RecordFinding = Omit<DnsFinding, 'record'>;

const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Records of a name; empty when the DNS has no such record.
 * @throws any other error of the resolver.
 */
export async function lookUp<Found>(ask: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [];
    throw error;
  }
}

/** The TXT records of `name` that match `start`; a record the DNS splits into strings is joined. */
export async function texts(name: string, start: RegExp, dns: DnsLookups): Promise<string[]> {
  const records = await lookUp(() => dns.resolveTxt(name));
  return records.map((parts) => parts.join('')).filter((text) => start.test(text));
}

/** The IPv4 and IPv6 addresses of a name. */
export const addressesOf = async (name: string, dns: DnsLookups): Promise<string[]> =>
  (await Promise.all([lookUp(() => dns.resolve4(name)), lookUp(() => dns.resolve6(name))])).flat();

/**
 * Registrable domain: `lettre.exemple.fr` and `exemple.fr` have one owner. Names under `co.uk` wrongly count as one owner too, which is the
 * safer error.
 */
export const ownersDomain = (name: string): string => name.toLowerCase().split('.').slice(-2).join('.');
