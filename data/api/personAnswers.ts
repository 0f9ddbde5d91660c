import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { subscriberStates } from '../desk/subscriberStates.ts';
import { erasureKinds } from '../people/personWords.ts';
import { leadFile } from './answers.ts';
import { recipientRow } from './letterRows.ts';
import { binnedRow, contractNoticeRow, personAddressRow, personEventRow, subscriberRow } from './rows.ts';

const success = z.literal(true);
const id = z.int().min(1);
const text = z.string().nullable();
const moment = z.iso.datetime();
const page = { success, total: z.int(), next_cursor: z.string().nullable() };

/** A person in the list. */
export const personRow = z.strictObject({
  id,
  /** In lower case; null where only a telephone number is known. */
  address: text,
  /** The name of their last request. */
  name: text,
  /** When something of theirs came last; empty: nothing but in quarantine or in the bin. */
  last_at: z.string(),
  addresses: z.int(),
  requests: z.int(),
  subscriptions: z.array(z.enum(codesOf(subscriberStates))),
});
export type PersonRow = z.infer<typeof personRow>;

/** `GET /api/admin/people`. */
export const peoplePage = z.strictObject({ ...page, people: z.array(personRow) });
export type PeoplePage = z.infer<typeof peoplePage>;

/** `GET /api/admin/people/:id`, and the answer to every change of one: all the site holds of a person. */
export const personFile = z.strictObject({
  success,
  person: z.strictObject({ id, name: text, phone: text }),
  /** Their own first. */
  addresses: z.array(personAddressRow),
  /** How many requests they made; the newest hundred follow. */
  total: z.int(),
  requests: z.array(leadFile.omit({ success: true })),
  notices: z.array(contractNoticeRow),
  subscriptions: z.array(subscriberRow),
  /** The letters of the newsletter that were for them, the newest first, and what became of each. */
  letters: z.array(recipientRow.omit({ id: true }).extend({ letter_id: id, subject: z.string() })),
  binned: z.array(binnedRow),
  /** The person's own history, the oldest first. */
  events: z.array(personEventRow),
  /** Mails to their own address that have not left. */
  waiting_mails: z.int(),
});
export type PersonFile = z.infer<typeof personFile>;

/** Proof that something was erased on request, without names. */
export const erasureRow = z.strictObject({
  id,
  reference: z.string(),
  actor: z.string(),
  /** Rows of each kind that were removed, and notices that were kept as proof. */
  counts: z.record(z.enum(Object.keys(erasureKinds) as (keyof typeof erasureKinds)[]), z.int()),
  /** How many addresses it was about. */
  addresses: z.int(),
  erased_at: moment,
});
export type Erasure = z.infer<typeof erasureRow>;

/** `GET /api/admin/erasures`, and the answer to `POST /api/admin/erasures/check`: those about the address. */
export const erasurePage = z.strictObject({ ...page, erasures: z.array(erasureRow) });
export type ErasurePage = z.infer<typeof erasurePage>;

/** `DELETE /api/admin/people/:id`: the proof, or null where everything went into the bin, and until when it can come back. */
export const personErased = z.strictObject({
  success,
  erasure: erasureRow.nullable(),
  binned: z.int(),
  erased_from: moment.nullable(),
});
export type PersonErased = z.infer<typeof personErased>;
