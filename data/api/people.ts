import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { dayOrders } from '../entry/writtenMoment.ts';
import { leadLimits as limits } from '../leads/limits.ts';
import { importedStates } from '../people/importedState.ts';
import {
  erasureKinds,
  importLimits,
  leadOrigins,
  subscriberStates,
  waitingMailChoices,
} from '../people/personWords.ts';
import { type KeptColumn, keptColumns, subscriberTitles } from '../people/subscriberFile.ts';
import { askedBy } from './deskInput.ts';
import { recipientRow } from './letters.ts';
import { deskQuote } from './quotes.ts';
import { leadRecord } from './responses.ts';
import { binnedRow, contractNoticeRow, personAddressRow, personEventRow, subscriberRow } from './rows.ts';
import { email, line, OBJECT, paragraphs, required } from './text.ts';

const success = z.literal(true);

const text = z.string().nullable();
const moment = z.iso.datetime();
const page = { success, total: z.int(), next_cursor: z.string().nullable() };

const id = z.int().min(1);

/** A person in the list. */
const personRow = z.strictObject({
  id,
  /** In lower case; null where only a telephone number is known. */
  address: text,
  /** Name in their last request. */
  name: text,
  /** When the person last sent anything; empty: all their rows are in quarantine or in the bin. */
  last_at: z.string(),
  addresses: z.int(),
  requests: z.int(),
  subscriptions: z.array(z.enum(codesOf(subscriberStates))),
});
export type PersonRow = z.infer<typeof personRow>;

/** `GET /api/admin/people`. */
export const peopleList = z.strictObject({ ...page, people: z.array(personRow) });
export type PeopleList = z.infer<typeof peopleList>;

/** `GET /api/admin/people/:id`, and the response to every change of one: all the site holds of a person. */
export const personRecord = z.strictObject({
  success,
  person: z.strictObject({ id, name: text, phone: text }),
  /** The person's own address first, then merged ones. */
  addresses: z.array(personAddressRow),
  /** Number of their requests; the newest hundred are included. */
  total: z.int(),
  requests: z.array(leadRecord.omit({ success: true })),
  notices: z.array(contractNoticeRow),
  subscriptions: z.array(subscriberRow),
  /** Letters sent to them, newest first, with the result of each. */
  letters: z.array(recipientRow.omit({ id: true }).extend({ letter_id: id, subject: z.string() })),
  binned: z.array(binnedRow),
  /** Quotes of the person, newest first, including those of deleted requests. */
  quotes: z.array(deskQuote),
  /** The person's own history, oldest first. */
  events: z.array(personEventRow),
  /** Unsent mails to their address. */
  waiting_mails: z.int(),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** Proof of an erasure on request, without names. */
const erasureRow = z.strictObject({
  id,
  reference: z.string(),
  actor: z.string(),
  /** Deleted rows of each kind, and notices kept as proof. */
  counts: z.record(z.enum(Object.keys(erasureKinds) as (keyof typeof erasureKinds)[]), z.int()),
  /** Number of addresses concerned. */
  addresses: z.int(),
  erased_at: moment,
});
export type Erasure = z.infer<typeof erasureRow>;

/** `GET /api/admin/erasures`, and the response to `POST /api/admin/erasures/check`: there, the erasures of the address sent. */
const erasureList = z.strictObject({ ...page, erasures: z.array(erasureRow) });
export type ErasureList = z.infer<typeof erasureList>;

/** `DELETE /api/admin/people/:id`: the proof, or null if everything went to the bin, and until when it can be restored. */
export const personErased = z.strictObject({
  success,
  erasure: erasureRow.nullable(),
  binned: z.int(),
  erased_from: moment.nullable(),
});
export type PersonErased = z.infer<typeof personErased>;

/** `PATCH /api/admin/people/:id`: absent fields are unchanged. */
export const personCorrection = z.strictObject(
  {
    name: required(limits.name, 'Nom', 'Indiquez le nom.').optional(),
    email: email.optional(),
    /** Empty removes the number. */
    phone: line(limits.phone, 'Téléphone').optional(),
    /** Fate of the mails waiting for the former address; required only when there are any. */
    waiting: z.enum(waitingMailChoices).optional(),
  },
  OBJECT,
);
export type PersonCorrection = z.infer<typeof personCorrection>;

/** `POST /api/admin/people/:id/merge`: the person merged into this one. */
export const personMerge = z.strictObject({ with: id });

/** `POST /api/admin/people/:id/separate`: id of the merged address. */
export const addressSeparation = z.strictObject({ address: id });

/** Query of `DELETE /api/admin/people/:id`. */
export const personErasureQuery = z.object({
  asked_by: askedBy,
  /** Whether the notices about contracts stay, as proof (GDPR, article 17, 3). */
  keep_notices: z.enum(['true', 'false'], { error: 'keep_notices : true ou false est attendu.' }).default('false'),
});

/** `POST /api/admin/erasures/check`: the address to look up among the erasures on request. */
export const erasureCheck = z.strictObject({ email });

const optional = (max: number, label: string) =>
  line(max, label)
    .nullish()
    .transform((text) => text || null);

/** `POST /api/admin/leads`: a request entered by the owner, with at least an address or a telephone number. */
export const enteredLead = z
  .strictObject(
    {
      name: required(limits.name, 'Nom', 'Indiquez le nom.'),
      email: z.union([z.literal(''), email]).default(''),
      phone: line(limits.phone, 'Téléphone').default(''),
      company: optional(limits.company, 'Entreprise'),
      service: optional(limits.service, 'Service'),
      message: paragraphs(limits.description, 'Demande').default(''),
      origin: z.enum(codesOf(leadOrigins), { error: 'Indiquez comment la demande est arrivée.' }),
      /** Day on which the request was made, in Paris. */
      made_on: z.iso.date('Indiquez le jour de la demande.'),
      /** HH:MM in Paris; empty when unknown. */
      made_at: z
        .string()
        .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Indiquez une heure, par exemple 14:30.')
        .default(''),
      /** Whether a receipt of the request is mailed to the person. */
      receipt: z.boolean().default(false),
    },
    OBJECT,
  )
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    error: 'Indiquez une adresse ou un téléphone.',
  })
  .refine(({ email, receipt }) => !receipt || email !== '', {
    path: ['receipt'],
    error: 'Sans adresse, aucun accusé ne peut partir.',
  });
export type EnteredLead = z.output<typeof enteredLead>;

const rows = z
  .array(
    z.object({
      email: line(importLimits.email, 'email'),
      /** Date text of the file; the server parses it. */
      consent_at: line(importLimits.date, 'consent_at'),
      source: line(importLimits.source, 'source'),
      /** State given in the file for a subscriber who is not simply subscribed; else empty. */
      state: z.enum(importedStates).default(''),
      /** Further columns of this program's own export; absent from other files. */
      kept: z
        .strictObject(
          Object.fromEntries(
            keptColumns.map((column) => [column, line(importLimits.kept, subscriberTitles[column]).default('')]),
          ) as Record<KeptColumn, z.ZodDefault<ReturnType<typeof line>>>,
        )
        .optional(),
    }),
  )
  .min(1, 'rows : au moins une ligne est attendue.')
  .max(importLimits.piece, `rows : ${importLimits.piece} lignes au plus par appel.`);
export type ImportLine = z.infer<typeof rows>[number];

/** Order of day and month in the file. */
const days = z.enum(dayOrders).default('dmy');

/** `POST /api/admin/subscribers/import/check`: verdicts on some lines of a file. */
export const importCheck = z.object({ rows, days }, OBJECT);

/** `POST /api/admin/subscribers/import`: some lines; the first call gives the number of lines of the file. */
export const importPiece = z.object(
  { rows, days, announced: z.int().min(0).max(importLimits.rows).optional() },
  OBJECT,
);
