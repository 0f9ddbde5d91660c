import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { fold, isIndexed, narrowing, searchWords } from '../../data/french/spellings.ts';
import { waitingSteps } from '../../data/leads/firstReply.ts';
import type { Days } from '../../data/leads/followUps.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import type { LeadStatus } from '../../data/leads/leadWords.ts';
import { searchedPhone } from '../../data/leads/phoneNumbers.ts';
import type { Schema } from '../schema.ts';
import type { Connection, Engine } from '../store.ts';

/** Filter of a list of leads; an absent field does not narrow it. */
export interface LeadFilter {
  /**
   * Words to search, each in any part of reference, name, address, company, service, telephone or description; case and accents are
   * ignored.
   */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  /** Code of a service, or a text with its name, whatever the price in it; any other text must match exactly. */
  service?: string | undefined;
  source?: string | undefined;
  /** Whether the leads were answered (true), or still wait for a first reply (false). */
  answered?: boolean | undefined;
  /** Range of days for the follow-up; `none`: leads without a follow-up. */
  followUp?: Days | 'none' | undefined;
  /** Instants of receipt, ISO 8601: at or after `from`, before `until`. */
  from?: string | undefined;
  until?: string | undefined;
  quarantine: boolean;
  /** For quarantined leads: archived after thirty days (true), or still waiting for the owner (false). */
  archived?: boolean | undefined;
}

/** Number of newest leads searched for one or two letters, which are only searched in names: no index finds them. */
const READ_FOR_SHORT = 10_000;

/** Condition of a query: the lead matches the filter. */
export const matches =
  ({ engine }: Connection, { search, ...filter }: LeadFilter) =>
  (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([...facts(leads, filter), ...wordConditions(engine, search?.trim() ?? '')]);

/** Conditions of the filter on all columns but the typed words. */
function facts({ eb }: ExpressionBuilder<Schema, 'leads'>, filter: Omit<LeadFilter, 'search'>) {
  const { status, service, source, answered, followUp, from, until, quarantine, archived, ...unread } = filter;
  unread satisfies Record<string, never>;
  return [
    eb('leads.quarantine', quarantine ? '=' : '<>', sql.lit('held')),
    ...(quarantine ? [eb('leads.archived_at', archived ? 'is not' : 'is', null)] : []),
    ...(status ? [eb('leads.status', '=', status)] : []),
    ...(answered === false ? [eb('leads.answered_at', 'is', null), eb('leads.status', 'in', waitingSteps)] : []),
    ...(answered ? [eb('leads.answered_at', 'is not', null)] : []),
    ...(service ? [about(service)] : []),
    ...(source ? [eb('leads.source', '=', source)] : []),
    ...(followUp === 'none' ? [eb('leads.follow_up_on', 'is', null)] : []),
    ...(typeof followUp === 'object'
      ? [
          sql<boolean>`leads.follow_up_on IS NOT NULL AND leads.follow_up_on BETWEEN ${followUp.from} AND ${followUp.to}`,
        ]
      : []),
    ...(from || until ? [received(from, until)] : []),
  ];
}

/** Whether a telephone number contains these digits. */
const called = ({ holds, search }: Engine, digits: string) =>
  sql<boolean>`(${search.texts([digits])} AND ${holds(sql.ref('leads.phone_key'), sql`${digits}`)})`;

function wordConditions(engine: Engine, text: string): RawBuilder<boolean>[] {
  const { search } = engine;
  const digits = searchedPhone(text);
  if (digits !== undefined) return [sql<boolean>`(${search.texts([fold(text)])} OR ${called(engine, digits)})`];
  const words = narrowing(searchWords(text));
  if (words.length === 0) return [];
  return words.every(isIndexed) ? [search.texts(words)] : [ofTheNewest, ...words.map(search.names)];
}

const ofTheNewest = sql<boolean>`leads.id > (SELECT max(id) FROM leads) - ${sql.lit(READ_FOR_SHORT)}`;

/** Whether a lead's name, address, company or service holds a word, or its telephone number those digits. */
export function namesHold(engine: Engine, word: string): RawBuilder<boolean> {
  const { search } = engine;
  const digits = searchedPhone(word);
  const named = sql<boolean>`(${isIndexed(word) ? search.texts([word]) : ofTheNewest} AND ${search.names(word)})`;
  return digits === undefined ? named : sql<boolean>`(${named} OR ${called(engine, digits)})`;
}

/**
 * Condition on the time of receipt, as a subquery that reads only the index of times: otherwise the planner would read and sort whole rows
 * for one page.
 */
const received = (from = '', until = '9999') =>
  sql<boolean>`leads.id IN (SELECT id FROM leads WHERE created_at >= ${from} AND created_at < ${until})`;

/** Leads about a service: of the catalogue, a former one by its code, or any other by its exact text. */
function about(service: string): RawBuilder<boolean> {
  const code = serviceCodeOf(service);
  if (code) return sql<boolean>`leads.service_code = ${code}`;
  return sql<boolean>`(leads.service_code = ${service} OR leads.service = ${service})`;
}
