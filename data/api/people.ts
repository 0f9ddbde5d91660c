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

/** A person as the list shows them. */
const personRow = z.strictObject({
  id,
  /** Address in lower case; null if only a telephone number is known. */
  address: text,
  /** Name given in the person's last request. */
  name: text,
  /** Time at which the person last sent anything; empty: all their rows are in quarantine or in the bin. */
  last_at: z.string(),
  addresses: z.int(),
  requests: z.int(),
  subscriptions: z.array(z.enum(codesOf(subscriberStates))),
});
export type PersonRow = z.infer<typeof personRow>;

/** Response of `GET /api/admin/people`. */
export const peopleList = z.strictObject({ ...page, people: z.array(personRow) });
export type PeopleList = z.infer<typeof peopleList>;

/** Response of `GET /api/admin/people/:id`, and of every change of a person: everything the site stores about them. */
export const personRecord = z.strictObject({
  success,
  /** `last_at`: last contact of the person (ISO time), read before their rows; empty without one. */
  person: z.strictObject({ id, name: text, phone: text, last_at: z.string() }),
  /** The person's own address first, then merged ones. */
  addresses: z.array(personAddressRow),
  /** Number of the person's requests; `requests` has the newest hundred. */
  total: z.int(),
  requests: z.array(leadRecord.omit({ success: true })),
  notices: z.array(contractNoticeRow),
  subscriptions: z.array(subscriberRow),
  /** Letters sent to the person, newest first, each with the result of its delivery. */
  letters: z.array(recipientRow.omit({ id: true }).extend({ letter_id: id, subject: z.string() })),
  binned: z.array(binnedRow),
  /** Quotes for the person, newest first, including those whose request was deleted. */
  quotes: z.array(deskQuote),
  /** The person's own history, oldest first. */
  events: z.array(personEventRow),
  /** Number of mails still waiting to be sent to the person's address. */
  waiting_mails: z.int(),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** Proof that data was erased on a person's request; contains no name. */
const erasureRow = z.strictObject({
  id,
  reference: z.string(),
  actor: z.string(),
  /** Number of deleted rows of each kind, and of notices kept as proof. */
  counts: z.record(z.enum(Object.keys(erasureKinds) as (keyof typeof erasureKinds)[]), z.int()),
  /** Number of addresses that were erased. */
  addresses: z.int(),
  erased_at: moment,
});
export type Erasure = z.infer<typeof erasureRow>;

/**
 * Response of `GET /api/admin/erasures` (all erasures on request), and of `POST /api/admin/erasures/check` (those of the given address).
 */
const erasureList = z.strictObject({ ...page, erasures: z.array(erasureRow) });
export type ErasureList = z.infer<typeof erasureList>;

/**
 * Response of `DELETE /api/admin/people/:id`: the proof of the erasure, null if the rows only went to the bin; `erased_from`: time until
 * which they can be restored.
 */
export const personErased = z.strictObject({
  success,
  erasure: erasureRow.nullable(),
  binned: z.int(),
  erased_from: moment.nullable(),
});
export type PersonErased = z.infer<typeof personErased>;

/** Body of `PATCH /api/admin/people/:id`: absent fields are unchanged. */
export const personCorrection = z.strictObject(
  {
    name: required(limits.name, 'Nom', 'Indiquez le nom.').optional(),
    email: email.optional(),
    /** New telephone number; empty removes the stored one. */
    phone: line(limits.phone, 'Téléphone').optional(),
    /** Whether mails waiting for the former address are sent to the new one or dropped; required only when mails are waiting. */
    waiting: z.enum(waitingMailChoices).optional(),
  },
  OBJECT,
);
export type PersonCorrection = z.infer<typeof personCorrection>;

/** Body of `POST /api/admin/people/:id/merge`: id of the person to merge into this one. */
export const personMerge = z.strictObject({ with: id });

/** Body of `POST /api/admin/people/:id/separate`: id of the merged address to separate again. */
export const addressSeparation = z.strictObject({ address: id });

/** Query of `DELETE /api/admin/people/:id`. */
export const personErasureQuery = z.object({
  asked_by: askedBy,
  /** Whether the person's notices about contracts are kept as proof (GDPR, article 17, 3). */
  keep_notices: z.enum(['true', 'false'], { error: 'keep_notices : true ou false est attendu.' }).default('false'),
  /** Last contact (`last_at`) that the account has seen; a later one refuses the erasure. */
  last_at: z
    .literal('')
    .or(z.iso.datetime({ error: 'last_at : un instant ISO est attendu.' }))
    .optional(),
});

/** Body of `POST /api/admin/erasures/check`: an address, to find out whether it was erased on request. */
export const erasureCheck = z.strictObject({ email });

const optional = (max: number, label: string) =>
  line(max, label)
    .nullish()
    .transform((text) => text || null);

/** Body of `POST /api/admin/leads`: a request that the owner enters by hand, with an address or a telephone number at least. */
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
      /** Day in Paris on which the person made the request. */
      made_on: z.iso.date('Indiquez le jour de la demande.'),
      /** Hour in Paris, HH:MM, at which the person made the request; empty when unknown. */
      made_at: z
        .string()
        .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Indiquez une heure, par exemple 14:30.')
        .default(''),
      /** Whether the site mails the person a receipt of the request. */
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
      /** Date of consent as written in the file; the server parses it. */
      consent_at: line(importLimits.date, 'consent_at'),
      source: line(importLimits.source, 'source'),
      /** State of the subscriber in the file; empty: simply subscribed. */
      state: z.enum(importedStates).default(''),
      /** Columns that only this program's own export has; absent for any other file. */
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

/** Order in which the file's dates have day and month. */
const days = z.enum(dayOrders).default('dmy');

/** Body of `POST /api/admin/subscribers/import/check`: lines of a file, to get the verdict on each. */
export const importCheck = z.object({ rows, days }, OBJECT);

/**
 * Body of `POST /api/admin/subscribers/import`: lines to import; `announced`, in the first call, is the number of lines of the whole file.
 */
export const importPiece = z.object(
  { rows, days, announced: z.int().min(0).max(importLimits.rows).optional() },
  OBJECT,
);
