import { type ExpressionBuilder, sql } from 'kysely';
import { type ContractNotice, contractNoticeRow } from '../../data/api/rows.ts';
import type { ContractNoticeBody } from '../../data/api/visitorInput.ts';
import { type ContractNoticeKind, contractNotices } from '../../data/leads/contractNotices.ts';
import type { Schema } from '../schema.ts';
import { nextReference } from '../settings/counters.ts';
import { build, type Connection, type Cursor, countOf, first, inPieces, insert, rowsBefore, run } from '../store.ts';
import { personOf, settlingOwners } from './people.ts';

export const NOTICE_COLUMNS = contractNoticeRow.keyof().options;

type NewNotice = ContractNoticeBody & { idempotencyKey: string | null };

/** Stored notice of a form; `isNew` is false when the same form with the same words was stored before. */
interface StoredNotice {
  notice: ContractNotice;
  isNew: boolean;
}

/**
 * Stores a notice about a contract, with any text: no spam filter applies. References count by kind and year (`RES-2026-0001`,
 * `RET-2026-0001`). A form sent again with other words is a further notice. To be run inside the write queue.
 * @param refused error to throw rather than store a new one.
 */
export async function addContractNotice(
  connection: Connection,
  body: NewNotice,
  now: Date,
  refused?: Error,
): Promise<StoredNotice> {
  const { idempotencyKey: key } = body;
  const earlier = key === null ? undefined : await first(connection, notices.where('idempotency_key', '=', key));
  if (earlier && saysTheSame(earlier, body)) return { notice: earlier, isNew: false };
  if (refused) throw refused;
  const at = now.toISOString();
  const personId = await personOf(connection, body.email, at);
  const id = await insert(connection, 'contract_notices', {
    person_id: personId,
    kind: body.kind,
    reference: await nextReference(connection, contractNotices[body.kind].prefix, now),
    idempotency_key: earlier ? null : body.idempotencyKey,
    name: body.name,
    email: body.email,
    contract: body.contract,
    wished_end: body.wishedEnd,
    receipt_sent_at: null,
    filed_at: null,
    filed_by: null,
    created_at: at,
    updated_at: at,
  });
  return { notice: (await noticeById(connection, id)) as ContractNotice, isNew: true };
}

/** Whether a form posted again equals the stored one. */
const saysTheSame = (
  earlier: ContractNotice,
  { kind, name, email, contract, wishedEnd }: ContractNoticeBody,
): boolean =>
  earlier.kind === kind &&
  earlier.name === name &&
  earlier.email === email &&
  earlier.contract === contract &&
  earlier.wished_end === wishedEnd;

const notices = build.selectFrom('contract_notices').select(NOTICE_COLUMNS);

export const noticeById = (connection: Connection, id: number): Promise<ContractNotice | undefined> =>
  first(connection, notices.where('id', '=', id));

/** Records on the notice that its receipt was sent: the mail's own row in the outbox is deleted before the notice. */
export const noteReceiptSent = (connection: Connection, id: number, at: string): Promise<number> =>
  run(connection, build.updateTable('contract_notices').set({ receipt_sent_at: at }).where('id', '=', id));

/**
 * Archives a notice, or restores it from the archive; its retention still counts from the day it was given. Undefined when there is no such
 * notice.
 */
export async function archiveNotice(
  connection: Connection,
  id: number,
  { filed, actor, at }: { filed: boolean; actor: string; at: string },
): Promise<ContractNotice | undefined> {
  const values = { filed_at: filed ? at : null, filed_by: filed ? actor : null };
  await run(connection, build.updateTable('contract_notices').set(values).where('id', '=', id));
  return noticeById(connection, id);
}

/** Erases a notice with its mails; returns false when there was none. */
export const eraseNotice = async (connection: Connection, id: number): Promise<boolean> =>
  (await settlingOwners(connection, 'contract_notices', [id], () =>
    run(connection, build.deleteFrom('contract_notices').where('id', '=', id)),
  )) > 0;

export interface ContractNoticeFilter {
  /** Text to find in any part of reference, name, address or contract. Case is ignored for letters without an accent only. */
  search?: string | undefined;
  kind?: ContractNoticeKind | undefined;
  filed?: boolean | undefined;
}

const SEARCHED = ['reference', 'name', 'email', 'contract'] as const;

const matching =
  ({ engine }: Connection, { search, kind, filed }: ContractNoticeFilter) =>
  ({ eb, and, or, fn }: ExpressionBuilder<Schema, 'contract_notices'>) =>
    and([
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(filed === undefined ? [] : [eb('filed_at', filed ? 'is not' : 'is', null)]),
      ...(search ? [or(SEARCHED.map((column) => engine.holds(fn('lower', [column]), sql`lower(${search})`)))] : []),
    ]);

const of = (connection: Connection, filter: ContractNoticeFilter) =>
  build.selectFrom('contract_notices').where(matching(connection, filter));

/** Number of notices the owner has not archived. */
export const openNotices = (connection: Connection): Promise<number> =>
  countOf(connection, of(connection, { filed: false }));

/** A page of notices, newest first, and how many the filter has in all. */
export async function listNotices(connection: Connection, { limit, before, ...filter }: ContractNoticeFilter & Cursor) {
  const found = of(connection, filter);
  const { page: notices, next } = await rowsBefore(connection, found.select(NOTICE_COLUMNS), { limit, before });
  return { notices, total: await countOf(connection, found), next };
}

/** Every notice of a filter, oldest first, a few hundred at a time. */
export function eachNotice(
  connection: Connection,
  filter: ContractNoticeFilter = {},
): AsyncGenerator<ContractNotice[]> {
  const found = of(connection, filter).select(NOTICE_COLUMNS);
  return inPieces(connection, (after) => found.where('id', '>', after));
}
