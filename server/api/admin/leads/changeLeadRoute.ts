import type { Request, RequestHandler } from 'express';
import type { LeadFile } from '../../../../data/api/answers.ts';
import { leadFile } from '../../../../database/leads/leadFile.ts';
import { leadById } from '../../../../database/leads/leads.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { type Author, authorOf } from '../authorOf.ts';
import { idOf } from '../idOf.ts';

export type LeadJob = (connection: Connection, id: number, request: Request, author: Author) => Promise<unknown>;

export const noSuchLead = () => new Problem(404, 'Ce lead n’existe pas, ou a été effacé.');

/**
 * A lead's file as it is answered.
 * @throws Problem 404
 */
export async function fileOf(connection: Connection, id: number): Promise<LeadFile> {
  const file = await leadFile(connection, id);
  if (!file) throw noSuchLead();
  return { success: true, ...file };
}

/**
 * A handler that changes the lead of its path and answers its file anew; what the job throws undoes it.
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
    response.json(await fileOf(connection, id));
  };
}
