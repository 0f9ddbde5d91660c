import type { Request, RequestHandler, Response, Router } from 'express';
import { leadChange, leadNote } from '../../../../data/api/deskInput.ts';
import { erasureQuery, leadExportQuery } from '../../../../data/api/queries.ts';
import type { LeadRecord, LeadsErased } from '../../../../data/api/responses.ts';
import type { Lead } from '../../../../data/api/rows.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { attachmentContent } from '../../../../database/leads/attachments.ts';
import { addLeadNote, changeLead, noteOpened, removeLeadNote } from '../../../../database/leads/changeLead.ts';
import { eachLead } from '../../../../database/leads/leadList.ts';
import { leadRecord } from '../../../../database/leads/leadRecord.ts';
import { leadById, leadIdOf } from '../../../../database/leads/leads.ts';
import type { Connection } from '../../../../database/store.ts';
import { leadTable } from '../../../exportTables.ts';
import { Problem } from '../../../http/problem.ts';
import { requireRecent } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { type Author, asking, authorOf, idOf, jsonBody, leadFilterOf, parse, resource } from '../../route.ts';
import { exportTable, sendPiece } from '../exports.ts';
import { eraseOrBin } from './bulk.ts';

export type LeadJob = (connection: Connection, id: number, request: Request, author: Author) => Promise<unknown>;

export const noSuchLead = () => new Problem(404, 'Ce lead n’existe pas, ou a été effacé.');

/**
 * A lead's record in the form of the API's response.
 * @throws Problem 404
 */
async function recordOf(connection: Connection, id: number): Promise<LeadRecord> {
  const record = await leadRecord(connection, id);
  if (!record) throw noSuchLead();
  return { success: true, ...record };
}

/**
 * Returns a handler that changes the lead of its path and responds with the lead's record; an error thrown by `job` rolls the change back.
 * @param stored called once the change is on disk.
 */
export function changeLeadRoute(
  { connection, queue, live, now }: Services,
  job: LeadJob,
  stored = () => {},
): RequestHandler {
  return async (request, response) => {
    const id = idOf(request);
    const author = authorOf(response, now);
    await queue.write(async (writer) => {
      if (!(await leadById(writer, id))) throw noSuchLead();
      await job(writer, id, request, author);
    });
    stored();
    live.publish({ kind: 'lead-changed', id });
    response.json(await recordOf(connection, id));
  };
}

/** `/api/admin/leads/:id`: a lead's record, read by its reference too; every change returns it. */
export function leadRecordRoutes(router: Router, services: Services): void {
  const { connection } = services;
  const changing = (job: LeadJob) => changeLeadRoute(services, job);
  resource(router, '/leads/:id', {
    get: async (request) => recordOf(connection, await numberOf(connection, request)),
    patch: [
      ...jsonBody,
      changing((writer, id, request, author) => changeLead(writer, id, parse(leadChange, request.body), author)),
    ],
    delete: erase(services),
  });
  resource(router, '/leads/:id/opened', {
    post: changing((writer, id, _request, author) => noteOpened(writer, id, author)),
  });
  resource(router, '/leads/:id/notes', {
    post: [
      ...jsonBody,
      changing((writer, id, request, { actor, at }) =>
        addLeadNote(writer, id, { ...parse(leadNote, request.body), author: actor, at }),
      ),
    ],
  });
  resource(router, '/leads/:id/notes/:note', {
    delete: changing((writer, id, request) => removeLeadNote(writer, id, idOf(request, 'note'))),
  });
  resource(router, '/leads/:id/vcard', { get: card(connection) });
}

async function numberOf(connection: Connection, request: Request): Promise<number> {
  const { id } = request.params;
  if (typeof id !== 'string' || !id.startsWith('DEV-')) return idOf(request);
  const number = await leadIdOf(connection, id);
  if (number === undefined) throw noSuchLead();
  return number;
}

function erase(services: Services): RequestHandler {
  return asking(erasureQuery, async ({ asked_by }, request, response) => {
    const done = await eraseOrBin(services, [idOf(request)], asked_by, authorOf(response, services.now));
    if (done.erased + done.binned === 0) throw noSuchLead();
    return { success: true, ...done } satisfies LeadsErased;
  });
}

function card(connection: Connection): RequestHandler {
  return async (request, response) => {
    const lead = await leadById(connection, idOf(request));
    if (!lead) throw noSuchLead();
    response.attachment(`${lead.reference}.vcf`).type('text/vcard; charset=utf-8').send(vcard(lead));
  };
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const LONGEST_LINE = 75;

/** Lines longer than 75 octets go on after a break and a space, never inside a character (RFC 6350 § 3.2). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A lead as a contact card in vCard 3.0, which all phones and mail programs can read. */
function vcard({ name, email, company, phone, reference }: Lead): string {
  const [first = '', ...rest] = name.split(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(rest.join(' '))};${escapeText(first)};;;`,
    `FN:${escapeText(name)}`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    ...(phone ? [`TEL:${escapeText(phone)}`] : []),
    ...(company ? [`ORG:${escapeText(company)}`] : []),
    `NOTE:${escapeText(`Demande ${reference}`)}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/**
 * `GET /api/admin/leads/:id/export`: everything stored of a lead as one JSON file: the request, its history, notes, mails and replies, and
 * after them the attached files in base64, one in memory at a time.
 */
export function leadExportRoutes(router: Router, services: Services): void {
  const { connection, queue, now } = services;
  exportTable(router, services, 'leads', {
    ...{ action: 'leads-exported', name: 'leads', columns: leadTable, query: leadExportQuery },
    rows: ({ ids, ...parsed }) => (ids ? chosen(connection, ids) : eachLead(connection, leadFilterOf(parsed, now))),
    titled: ({ titles }) => titles === 'true',
  });
  resource(router, '/leads/:id/export', {
    get: [
      requireRecent(services),
      async (request, response) => {
        const { success, ...record } = await recordOf(connection, idOf(request));
        const { actor: account, at } = authorOf(response, now);
        await queue.write((writer) => writeJournal(writer, { action: 'lead-exported', account, at }));
        response.attachment(`${record.lead.reference}.json`).type('application/json; charset=utf-8');
        await sendWithFiles(response, connection, record, [record]);
      },
    ],
  });
}

async function* chosen(connection: Connection, ids: readonly number[]): AsyncGenerator<Lead[]> {
  for (const id of ids) yield [await leadById(connection, id)].filter((lead) => lead !== undefined);
}

/** Sends a record as one JSON object; its last property is a list of the files attached to these leads, in base64, one in memory at a time. */
export async function sendWithFiles(
  response: Response,
  connection: Connection,
  record: object,
  leads: readonly Pick<LeadRecord, 'replies' | 'attachments'>[],
): Promise<void> {
  const files = leads.flatMap((lead) => [
    ...lead.replies.flatMap(({ attachments }) => attachments),
    ...lead.attachments,
  ]);
  if (!(await sendPiece(response, `${JSON.stringify(record).slice(0, -1)},"files":[`))) return;
  for (const [index, { id, name, size }] of files.entries()) {
    const content = (await attachmentContent(connection, id)).toString('base64');
    const next = `${index > 0 ? ',' : ''}${JSON.stringify({ id, name, size, content })}`;
    if (!(await sendPiece(response, next))) return;
  }
  response.end(']}');
}
