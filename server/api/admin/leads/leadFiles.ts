import type { Request, RequestHandler, Router } from 'express';
import type { LeadsErased } from '../../../../data/api/answers.ts';
import { leadChange, leadNote } from '../../../../data/api/deskInput.ts';
import { erasureQuery } from '../../../../data/api/queries.ts';
import { changeLead, noteOpened } from '../../../../database/leads/changeLead.ts';
import { addLeadNote, removeLeadNote } from '../../../../database/leads/leadNotes.ts';
import { leadById, leadIdOf } from '../../../../database/leads/leads.ts';
import type { Connection } from '../../../../database/store.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { parseQuery } from '../../requests/parseQuery.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { idOf } from '../idOf.ts';
import { changeLeadRoute, fileOf, type LeadJob, noSuchLead } from './changeLeadRoute.ts';
import { eraseOrBin } from './eraseOrBin.ts';
import { vcard } from './vcard.ts';

/** `/api/admin/leads/:id`: a lead's file, read by its reference too; every change answers the file anew. */
export function leadFileRoutes(router: Router, services: Services): void {
  const { connection } = services;
  const changing = (job: LeadJob) => changeLeadRoute(services, job);
  resource(router, '/leads/:id', {
    get: async (request) => fileOf(connection, await numberOf(connection, request)),
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
  return async (request, response) => {
    const { asked_by } = parseQuery(erasureQuery, request);
    const done = await eraseOrBin(services, [idOf(request)], asked_by, authorOf(response, services.now));
    if (done.erased + done.binned === 0) throw noSuchLead();
    return { success: true, ...done } satisfies LeadsErased;
  };
}

function card(connection: Connection): RequestHandler {
  return async (request, response) => {
    const lead = await leadById(connection, idOf(request));
    if (!lead) throw noSuchLead();
    response.attachment(`${lead.reference}.vcf`).type('text/vcard; charset=utf-8').send(vcard(lead));
  };
}
