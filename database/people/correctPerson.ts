import type { PersonCorrection } from '../../data/api/people.ts';
import type { Lead } from '../../data/api/rows.ts';
import { withPhone } from '../../data/leads/leadMessage.ts';
import { phoneKey } from '../../data/leads/phoneNumbers.ts';
import { addressKey } from '../../data/people/personWords.ts';
import { addLeadEvent } from '../leads/leadEvents.ts';
import { LEAD_COLUMNS } from '../leads/leads.ts';
import { correctMail, dismissMail } from '../mail/correctMail.ts';
import { all, build, type Connection, first, run } from '../store.ts';
import { addPersonEvent, addressesOf, joinTo, numbersOf, personOf, settlePerson } from './people.ts';
import { personName } from './personList.ts';
import { personRecord, waitingMails } from './personRecord.ts';

interface Correction extends PersonCorrection {
  actor: string;
  at: string;
  /** Key of the corrected address's mailbox, for the limit on mails to strangers. */
  recipientKey: (email: string) => string;
}

/**
 * Why nothing was corrected: `taken`, another person has the address; `waiting`, the owner must first choose what becomes of waiting mails.
 */
type NotCorrected = { taken: number } | { waiting: number };

/**
 * Corrects a person's name, address or telephone in all their requests; each history keeps the former value. Subscriptions and contract
 * notices stay under their address, merged into the person. Run in the write queue.
 * @returns undefined when it is done, null when there is no such person.
 */
export async function correctPerson(
  connection: Connection,
  id: number,
  correction: Correction,
): Promise<NotCorrected | undefined | null> {
  const own = await addressesOf(connection, id);
  const main = own[0]?.id;
  if (main === undefined) return null;
  const { name, email, phone, waiting, actor, at } = correction;
  const before = (await personRecord(connection, main, 1))?.person;
  const place = email === undefined ? main : await moveAddress(connection, own, email, correction);
  if (typeof place !== 'number') return place;
  if (email !== undefined && waiting) await settleWaiting(connection, place, { ...correction, email, waiting });
  const ids = [place, ...own.map((one) => one.id)];
  for (const lead of await all(
    connection,
    build.selectFrom('leads').select(LEAD_COLUMNS).where('person_id', 'in', ids),
  ))
    await correctLeadOf(
      connection,
      lead,
      {
        ...(name !== undefined && { name }),
        // Changes the address only in requests made under the corrected address: a request under a merged address keeps its own.
        ...(email !== undefined && lead.person_id === place && { email }),
        ...(phone !== undefined && withPhone(lead, phone)),
      },
      { actor, at },
    );
  const was = { name: before?.name ?? null, email: own[0]?.address ?? null, phone: before?.phone ?? null };
  const given = Object.entries({ name, email, phone }).filter(([, value]) => value !== undefined);
  const detail = Object.fromEntries(given.map(([word, to]) => [word, { from: was[word as keyof typeof was], to }]));
  await addPersonEvent(connection, place, { kind: 'rectified', detail, actor, at });
  await settlePerson(connection, place);
  return undefined;
}

/** Columns of a request that a correction may change; its description too, where that contains the telephone number. */
const CORRECTED = ['name', 'email', 'phone', 'description'] as const;

/** Corrects one request; its history records the former values. */
async function correctLeadOf(
  connection: Connection,
  lead: Lead,
  given: Partial<Pick<Lead, (typeof CORRECTED)[number]>>,
  author: { actor: string; at: string },
): Promise<void> {
  // Sends later mails about the request's quotes to the new address too.
  if (given.email !== undefined)
    await run(connection, build.updateTable('quotes').set({ email: given.email }).where('lead_id', '=', lead.id));
  const changed = CORRECTED.filter((word) => given[word] !== undefined && given[word] !== lead[word]);
  if (changed.length === 0) return;
  const values = { ...given, phone_key: phoneKey(given.phone ?? lead.phone), updated_at: author.at };
  await run(connection, build.updateTable('leads').set(values).where('id', '=', lead.id));
  const was = changed.filter((word) => word !== 'description').map((word) => [word, lead[word] ?? '']);
  await addLeadEvent(connection, lead.id, {
    kind: 'rectified',
    detail: JSON.stringify(Object.fromEntries(was)),
    ...author,
  });
}

/**
 * Gives a person a new address and returns the new number: their requests move to it, and the former address is merged into it. Confirmed
 * subscriptions and notices stay under the former address.
 */
async function moveAddress(
  connection: Connection,
  own: readonly { id: number; address: string | null }[],
  email: string,
  { waiting }: Correction,
): Promise<NotCorrected | number> {
  const [main, ...joined] = own.map(({ id }) => id);
  if (main === undefined) throw new Error('a person has an address, if an empty one');
  const address = addressKey(email);
  const known = (await first(connection, build.selectFrom('people').select('id').where('address', '=', address)))?.id;
  if (known !== undefined && known !== main && !joined.includes(known))
    return { taken: (await numbersOf(connection, known))[0] ?? known };
  const waits = (await waitingMails(connection, [main])).length;
  if (waits > 0 && !waiting) return { waiting: waits };
  const isFirst = known === undefined && own[0]?.address === null;
  if (isFirst) await run(connection, build.updateTable('people').set({ address }).where('id', '=', main));
  if (isFirst || known === main) return main;
  const place = known ?? (await personOf(connection, email));
  await run(connection, build.updateTable('leads').set({ person_id: place }).where('person_id', '=', main));
  await joinTo(connection, place, [place, main, ...joined]);
  return place;
}

/** Sends the waiting mails of the former address to the new one, or drops them. */
async function settleWaiting(
  connection: Connection,
  main: number,
  { email, waiting, recipientKey, actor, at }: Correction & { email: string; waiting: 'send' | 'drop' },
): Promise<void> {
  for (const mail of await waitingMails(connection, [main])) {
    if (waiting === 'drop') await dismissMail(connection, mail, { actor, at });
    else await correctMail(connection, mail, { email, recipientKey: recipientKey(email), actor, at });
  }
}

/**
 * Sends a mail to another address, and corrects it in all requests of the mail's person; only in the mail's request if another person has
 * the address, or the request is under a merged one. To be run inside the write queue. Returns false when there is no such mail, or its
 * address cannot be corrected.
 */
export async function correctMailAddress(
  connection: Connection,
  id: number,
  correction: Pick<Correction, 'actor' | 'at' | 'recipientKey'> & { email: string },
): Promise<boolean> {
  const of = build.selectFrom('outbox').innerJoin('leads', 'leads.id', 'lead_id').where('outbox.id', '=', id);
  const person = (await first(connection, of.select('person_id')))?.person_id ?? 0;
  const [main] = await numbersOf(connection, person);
  const isOwn = main === person && (await waitingMails(connection, [person])).includes(id);
  if (isOwn && (await correctPerson(connection, person, { ...correction, waiting: 'send' })) === undefined) return true;
  return correctMail(connection, id, { ...correction, recipientKey: correction.recipientKey(correction.email) });
}

interface Author {
  actor: string;
  at: string;
}

/**
 * Merges another person, with all their addresses, into this one. Requests, subscriptions and notices stay as they are: each keeps its
 * address, so that the address can be separated again. Returns false when either person does not exist.
 */
export async function mergePeople(
  connection: Connection,
  id: number,
  other: number,
  { actor, at }: Author,
): Promise<boolean> {
  const [main] = await numbersOf(connection, id);
  const others = await numbersOf(connection, other);
  const [joined] = others;
  if (main === undefined || joined === undefined || main === joined) return false;
  const called = build
    .selectFrom('people')
    .select(['address', personName.as('name')])
    .where('id', '=', joined);
  const detail = (await first(connection, called)) ?? {};
  await joinTo(connection, main, others);
  await addPersonEvent(connection, main, { kind: 'merged', detail, actor, at });
  await settlePerson(connection, main);
  return true;
}

/** Separates a merged address, and the rows under it, from a person. Returns false when it was not merged into this person. */
export async function separateAddress(
  connection: Connection,
  id: number,
  joined: number,
  { actor, at }: Author,
): Promise<boolean> {
  const [own, ...others] = await addressesOf(connection, id);
  const row = others.find((one) => one.id === joined);
  if (!own || !row) return false;
  await joinTo(connection, joined, [joined]);
  await addPersonEvent(connection, own.id, { kind: 'separated', detail: { address: row.address }, actor, at });
  await addPersonEvent(connection, joined, { kind: 'separated', detail: { address: own.address }, actor, at });
  // Deletes the separated address if it has no rows, as with a misspelling corrected before.
  await settlePerson(connection, joined);
  await settlePerson(connection, own.id);
  return true;
}
