import { createHash } from 'node:crypto';
import type { ImportedLead } from '../../data/api/leadImport.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import { phoneKey } from '../../data/leads/phoneNumbers.ts';
import { addressKey } from '../../data/people/personWords.ts';
import { personOf } from '../people/people.ts';
import { nextReference } from '../settings/counters.ts';
import { all, build, type Connection, first, insert } from '../store.ts';
import { type FileFolder, storeCorrespondence } from './correspondence.ts';
import { addReplyEvent } from './firstReply.ts';
import { addLeadEvent } from './leadEvents.ts';

/** Verdict on a request of a file. */
export type LeadVerdict = 'new' | 'present' | 'binned' | 'erased';

interface Importing {
  now: Date;
  /** Name of the file, for the history. */
  file: string;
  /** Folder of the files of replies; without it the files are not imported. */
  folder?: Pick<FileFolder, 'get'> | undefined;
  /** Fingerprints by which an erasure of this address would be found. */
  erasureMarks: (address: string) => readonly string[];
}

/** Idempotency key of an imported request, made of its content: the same each time its file is imported. */
const keyOf = ({ reference, notes, replies, ...lead }: ImportedLead): string =>
  `import ${createHash('sha256').update(JSON.stringify(lead)).digest('base64url')}`;

/** Verdict on each request of a file, in order; of two equal requests, the second is `present`. */
export async function judgeLeads(
  connection: Connection,
  leads: readonly ImportedLead[],
  { erasureMarks }: Pick<Importing, 'erasureMarks'>,
): Promise<LeadVerdict[]> {
  const binned = await referencesInBin(connection);
  const seen = new Set<string>();
  const verdicts: LeadVerdict[] = [];
  for (const lead of leads) {
    const key = keyOf(lead);
    const isThere = seen.has(key) || (await isKnown(connection, lead, key));
    seen.add(key);
    if (isThere) verdicts.push('present');
    else if (lead.reference && binned.has(lead.reference)) verdicts.push('binned');
    else verdicts.push((await isErased(connection, lead.email, erasureMarks)) ? 'erased' : 'new');
  }
  return verdicts;
}

async function isKnown(connection: Connection, { reference, email, created_at }: ImportedLead, key: string) {
  const same = build
    .selectFrom('leads')
    .select(['reference', 'idempotency_key', 'email', 'created_at'])
    .where(({ or, eb }) => or([eb('idempotency_key', '=', key), eb('reference', '=', reference ?? '')]));
  return (await all(connection, same)).some(
    (row) => row.idempotency_key === key || (row.email === email && isSameSecond(row.created_at, created_at ?? '')),
  );
}

/** Compares times to the second, since an exported table has no fractions of a second. */
const isSameSecond = (one: string, other: string): boolean => one.slice(0, 19) === other.slice(0, 19);

async function referencesInBin(connection: Connection): Promise<ReadonlySet<string>> {
  const rows = await all(connection, build.selectFrom('bin').select('content').where('kind', '=', 'lead'));
  return new Set(
    rows.map(({ content }) => (JSON.parse(content) as { leads: { reference: string }[] }).leads[0]?.reference ?? ''),
  );
}

async function isErased(connection: Connection, email: string, erasureMarks: Importing['erasureMarks']) {
  const address = addressKey(email);
  if (address === null) return false;
  const marked = build
    .selectFrom('erasure_addresses')
    .select('erasure_id')
    .where('fingerprint', 'in', erasureMarks(address));
  return (await first(connection, marked.limit(1))) !== undefined;
}

/**
 * Stores the new requests of a file, under their own references where these are free; returns the verdict on each request. Visit statistics
 * do not count them, and no mail is sent. To be run inside one job, so that all or none are stored.
 */
export async function importLeads(
  connection: Connection,
  leads: readonly ImportedLead[],
  importing: Importing,
): Promise<LeadVerdict[]> {
  const verdicts = await judgeLeads(connection, leads, importing);
  const fresh = leads.filter((_lead, index) => verdicts[index] === 'new');
  await reachReferences(connection, fresh);
  for (const lead of fresh) await storeLead(connection, lead, importing);
  return verdicts;
}

const REFERENCE = /^DEV-(\d{4})-(\d{4,5})$/;

/** Raises the counter of references above the imported ones, so that no later request gets the same reference. */
async function reachReferences(connection: Connection, leads: readonly ImportedLead[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { reference } of leads) {
    const [, year, number] = REFERENCE.exec(reference ?? '') ?? [];
    if (year) highest.set(year, Math.max(Number(number), highest.get(year) ?? 0));
  }
  for (const [year, number] of highest) await connection.engine.reach(connection, `leads-${year}`, number);
}

async function storeLead(connection: Connection, lead: ImportedLead, { now, file, folder }: Importing): Promise<void> {
  const at = now.toISOString();
  const { answered_at, notes, replies, ...columns } = lead;
  const created_at = lead.created_at ?? at;
  const own = REFERENCE.test(lead.reference ?? '') ? lead.reference : null;
  const taken = own && (await first(connection, build.selectFrom('leads').select('id').where('reference', '=', own)));
  const reference = own && !taken ? own : await nextReference(connection, 'DEV', now, 'leads');
  const isHeld = lead.quarantine === 'held';
  const id = await insert(connection, 'leads', {
    ...columns,
    ...{ reference, created_at },
    idempotency_key: keyOf(lead),
    person_id: await personOf(connection, lead.email, isHeld ? '' : created_at),
    service_code: serviceCodeOf(lead.service),
    phone_key: phoneKey(lead.phone),
    updated_at: at,
  });
  await addLeadEvent(connection, id, { kind: 'received', at: created_at });
  await storeCorrespondence(connection, id, { notes, replies, key: keyOf(lead), folder });
  const isReplied = replies.some(({ sent_at }) => sent_at === answered_at);
  if (answered_at && !isReplied)
    await addReplyEvent(connection, id, { kind: 'answered', detail: IMPORTED, at: answered_at });
  const former = lead.reference && lead.reference !== reference ? { reference: lead.reference } : {};
  await addLeadEvent(connection, id, { kind: 'imported', detail: JSON.stringify({ file, ...former }), at });
}

const IMPORTED = JSON.stringify({ way: 'import' });
