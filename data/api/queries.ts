import { z } from 'zod';
import { codesOf } from '../choices.ts';
import { exportFormats } from '../desk/deskKinds.ts';
import { deskLimits as limits } from '../desk/deskLimits.ts';
import { contractNoticeKinds } from '../leads/contractNotices.ts';
import { followUps, leadSorts } from '../leads/followUps.ts';
import { leadLimits } from '../leads/limits.ts';
import { subscriberStates } from '../people/personWords.ts';
import { askedBy, leadStatus } from './deskInput.ts';
import { line } from './text.ts';

const upTo = (max: number, name: string) => line(max, name).optional();
const day = (name: string) => z.iso.date(`${name} : un jour est attendu, par exemple 2026-03-15.`).optional();
const oneOf = <Code extends string>(name: string, codes: readonly Code[]) =>
  z.enum(codes, { error: `${name} : ${codes.slice(0, -1).join(', ')} ou ${codes.at(-1)} est attendu.` });

const SELECTOR = new RegExp(`^[a-z0-9]([a-z0-9._-]{0,${limits.dkimSelector - 2}}[a-z0-9])?$`, 'i');

/** Page of a list. `cursor` is opaque: only values from a response are valid. */
export const pageQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,9}$/, 'limit : un nombre entier est attendu.')
    .transform((text) => Math.min(Math.max(Number(text), 1), limits.longestPage))
    .default(limits.page),
  cursor: z.string().max(60, 'cursor : cette page n’existe pas.').optional(),
});

/** Filters of a list of leads; `from` and `to` are days in Paris, both included. */
export const leadQuery = z.object({
  q: upTo(limits.search, 'q'),
  status: leadStatus.optional(),
  /** Code of a service, or a text that names a service of the catalogue; any other text must be equal to the stored one. */
  service: upTo(leadLimits.service, 'service'),
  source: upTo(limits.source, 'source'),
  /** `true`: answered; `false`: still waiting for a first reply. */
  answered: oneOf('answered', ['true', 'false', 'any']).default('any'),
  /** By follow-up day; every choice but `sans` sorts by that day. */
  follow_up: oneOf('follow_up', codesOf(followUps)).optional(),
  /** `follow_up`: in the order of the follow-ups, those without a day last, newest first; otherwise newest first. */
  sort: oneOf('sort', leadSorts).optional(),
  from: day('from'),
  to: day('to'),
  /** `true`: quarantined requests waiting for the owner; `archived`: quarantined requests that were archived since. */
  quarantine: oneOf('quarantine', ['true', 'false', 'archived']).default('false'),
});

/** Filters of a list of subscribers. */
export const subscriberQuery = z.object({
  q: upTo(leadLimits.email, 'q'),
  status: oneOf('status', codesOf(subscriberStates)).optional(),
});

/** Filters of a list of people. */
export const peopleQuery = z.object({
  q: upTo(limits.search, 'q'),
  /** `true`: only people who have made a request. */
  requests: oneOf('requests', ['true', 'false']).default('false'),
});

/** Filters of a list of contract notices. */
export const contractNoticeQuery = z.object({
  q: upTo(limits.search, 'q'),
  kind: oneOf('kind', codesOf(contractNoticeKinds)).optional(),
  filed: oneOf('filed', ['true', 'false']).optional(),
});

/** Query of `DELETE` on a lead, a subscriber or a notice. */
export const erasureQuery = z.object({ asked_by: askedBy });

/** Format of an exported table. */
export const exportQuery = z.object({ format: oneOf('format', codesOf(exportFormats)).default('excel') });

/** Filters of an export of leads. */
export const leadExportQuery = z.object({
  ...leadQuery.shape,
  /** Numbers of the chosen leads; absent: all leads of the filter. */
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, 'ids : des nombres séparés par des virgules sont attendus.')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= limits.leadsAtOnce, `ids : ${limits.leadsAtOnce} numéros au plus sont attendus.`)
    .optional(),
  /** `false`: the table has no row of titles, because it continues a table exported by an earlier call. */
  titles: oneOf('titles', ['true', 'false']).default('true'),
});

/** Offset of a part in its file. */
export const attachmentPartQuery = z.object({
  from: z
    .string('from : un nombre entier est attendu.')
    .regex(/^\d{1,9}$/, 'from : un nombre entier est attendu.')
    .transform(Number),
});

/** Query of the event stream: `after` is the id of the last event received; the stream resumes after it. */
export const eventsQuery = z.object({ after: upTo(100, 'after') });

/** DKIM selector that the mail doctor reads first. */
export const dkimQuery = z.object({
  selector: line(200, 'Sélecteur')
    .refine((text) => SELECTOR.test(text), 'Un sélecteur DKIM n’a que des lettres, des chiffres et des tirets.')
    .optional(),
});

/** Period of the figures, both days included; by default thirty days. */
export const statsQuery = z.object({ from: day('from'), to: day('to') });
