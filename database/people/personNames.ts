import { sql } from 'kysely';

/** The numbers of all addresses of the person in a row of `people`. */
const theirs = sql`(SELECT own.id FROM people AS own WHERE own.id = people.id OR own.merged_into = people.id)`;

const last = (what: ReturnType<typeof sql>) =>
  sql`(SELECT name FROM ${what} ORDER BY created_at DESC, id DESC LIMIT 1)`;

/**
 * What a person is called: the name of the last request from their own address; where there is none, of any other of theirs, of a
 * notice, or of one held in quarantine. To be selected from `people`.
 */
export const personName = sql<string | null>`coalesce(
  ${last(sql`leads WHERE person_id = people.id AND quarantine <> 'held'`)},
  ${last(sql`leads WHERE person_id IN ${theirs} AND quarantine <> 'held'`)},
  ${last(sql`contract_notices WHERE person_id IN ${theirs}`)},
  ${last(sql`leads WHERE person_id IN ${theirs}`)})`;

/** Requests of theirs, held ones among them. */
export const requestCount = sql<number>`(SELECT count(*) FROM leads WHERE person_id IN ${theirs})`;

/** Under how many addresses. */
export const addressCount = sql<number>`(SELECT count(*) FROM ${theirs} AS theirs)`;

/** The states of their subscriptions, a comma between two; null where there is none. */
export const subscriptionStates = sql<
  string | null
>`(SELECT string_agg(status, ',') FROM newsletter_subscribers WHERE person_id IN ${theirs})`;
