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

/** Query for one page of a list. `cursor` is opaque: only a value returned by an earlier response is valid. */
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
  /** Service: a code, or a text that names a service of the catalogue; any other text must equal the stored one. */
  service: upTo(leadLimits.service, 'service'),
  source: upTo(limits.source, 'source'),
  /** `true`: leads with a reply; `false`: leads that still wait for a first reply. */
  answered: oneOf('answered', ['true', 'false', 'any']).default('any'),
  /** Filter by follow-up day; every choice except `sans` also sorts by that day. */
  follow_up: oneOf('follow_up', codesOf(followUps)).optional(),
  /** `follow_up`: by follow-up day, leads without one last and newest first; otherwise newest first. */
  sort: oneOf('sort', leadSorts).optional(),
  from: day('from'),
  to: day('to'),
  /** `true`: leads in quarantine that the owner has not dealt with; `archived`: those archived since. */
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

/** Filters of the list of contract notices. */
export const contractNoticeQuery = z.object({
  q: upTo(limits.search, 'q'),
  kind: oneOf('kind', codesOf(contractNoticeKinds)).optional(),
  filed: oneOf('filed', ['true', 'false']).optional(),
});

/** Query of `DELETE` on a lead, a subscriber or a notice: the reason of the erasure. */
export const erasureQuery = z.object({ asked_by: askedBy });

/** Format of an exported table. */
export const exportQuery = z.object({ format: oneOf('format', codesOf(exportFormats)).default('excel') });

/** Filters of an export of leads. */
export const leadExportQuery = z.object({
  ...leadQuery.shape,
  /** Ids of the leads to export; absent: all leads of the filter. */
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/, 'ids : des nombres séparés par des virgules sont attendus.')
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.length <= limits.leadsAtOnce, `ids : ${limits.leadsAtOnce} numéros au plus sont attendus.`)
    .optional(),
  /** `false`: the table has no title row, because it continues the table of an earlier call. */
  titles: oneOf('titles', ['true', 'false']).default('true'),
});

/** Position in the file at which the sent bytes begin. */
export const attachmentPartQuery = z.object({
  from: z
    .string('from : un nombre entier est attendu.')
    .regex(/^\d{1,9}$/, 'from : un nombre entier est attendu.')
    .transform(Number),
});

/** Query of the event stream. `after`: id of the last event that the desk received; the stream resumes after that event. */
export const eventsQuery = z.object({ after: upTo(100, 'after') });

/** DKIM selector that the mail doctor tries first. */
export const dkimQuery = z.object({
  selector: line(200, 'Sélecteur')
    .refine((text) => SELECTOR.test(text), 'Un sélecteur DKIM n’a que des lettres, des chiffres et des tirets.')
    .optional(),
});

/** Period of the statistics, both days included; by default the last thirty days. */
export const statsQuery = z.object({ from: day('from'), to: day('to') });
