import { createReadStream, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { unfinished } from '../../../database/file/databaseFile.ts';
import { Problem } from '../../http/problem.ts';
import { makeOne } from '../../offsite/copyRound.ts';
import { makeAside } from '../../offsite/makeAside.ts';
import type { Services } from '../../services.ts';
import { authorOf } from '../route.ts';

/** `GET /api/admin/copy`: a copy of everything, made now and encrypted to the printed key, like those kept elsewhere. One at a time. */
export function downloadCopy(services: Services): RequestHandler {
  const { settings, queue, now } = services;
  let state: 'free' | 'making' = 'free';
  return async (_request, response) => {
    if (state === 'making') throw new Problem(409, 'Une copie est déjà en préparation. Réessayez dans un instant.');
    state = 'making';
    const directory = unfinished(path.join(settings.dataDir, 'copie-demandee'));
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    try {
      const { actor: account, at } = authorOf(response, now);
      const copy = await makeOne(services, { directory, signal: leaving.signal, make: makeAside }).catch(refuse);
      await queue.write((writer) => writeJournal(writer, { action: 'copy-downloaded', account, at }));
      response.attachment(copy.name).type('application/octet-stream').set('Content-Length', String(copy.bytes));
      // A client that disconnects during the download is no error.
      await pipeline(createReadStream(copy.file), response).catch(() => undefined);
    } finally {
      rmSync(directory, { recursive: true, force: true });
      state = 'free';
    }
  };
}

function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Problem(409, `La copie n’a pas été faite : ${reason}.`);
}
