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
  /** Words, each found anywhere in reference, name, address, company, service, telephone or description, whatever case and accents. */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  /** A code, or a text that names a service, whatever its price; any other text is matched as it is. */
  service?: string | undefined;
  source?: string | undefined;
  /** Whether they were answered, or still wait for a first reply. */
  answered?: boolean | undefined;
  /** Follow-up within these days, or none. */
  followUp?: Days | 'none' | undefined;
  /** Instants, ISO 8601: from included, until excluded. */
  from?: string | undefined;
  until?: string | undefined;
  quarantine: boolean;
  /** Among quarantined leads: those archived after thirty days, or those that wait for the owner. */
  archived?: boolean | undefined;
}

/** One or two letters are meaningful in a name only: alone they are searched in this many of the newest leads. */
const READ_FOR_SHORT = 10_000;

/** Whether a lead matches a filter. */
export const matches =
  ({ engine }: Connection, { search, ...filter }: LeadFilter) =>
  (leads: ExpressionBuilder<Schema, 'leads'>) =>
    leads.and([...facts(leads, filter), ...wordConditions(engine, search?.trim() ?? '')]);

/** Conditions on the columns of a lead other than its words. */
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

/** Selects ids alone, from the index of times: otherwise whole rows would be read and sorted for one page. */
const received = (from = '', until = '9999') =>
  sql<boolean>`leads.id IN (SELECT id FROM leads WHERE created_at >= ${from} AND created_at < ${until})`;

/** Leads about a service: of the catalogue, a former one by its code, or any other by its exact text. */
function about(service: string): RawBuilder<boolean> {
  const code = serviceCodeOf(service);
  if (code) return sql<boolean>`leads.service_code = ${code}`;
  return sql<boolean>`(leads.service_code = ${service} OR leads.service = ${service})`;
}
