import type { Request, RequestHandler, Response, Router } from 'express';
import { letterSending, letterVersion } from '../../../../data/api/letterInput.ts';
import type { JournalAction } from '../../../../data/desk/journalActions.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import {
  cancelLetter,
  pauseLetter,
  resumeLetter,
  scheduleLetter,
  unscheduleLetter,
} from '../../../../database/letters/letterStates.ts';
import { audience, letterById } from '../../../../database/letters/letters.ts';
import { addMail } from '../../../../database/mail/outbox.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parisMoment } from '../../requests/parisMidnight.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { idOf } from '../idOf.ts';
import { requireMailServer } from '../requireMailServer.ts';
import { letterAnswer, letterOr404 } from './letterAnswers.ts';

const YEAR_MS = 366 * 86_400_000;

/** `POST /api/admin/letters/:id/…`: a test, the sending, and what becomes of it. */
export function letterSendingRoutes(router: Router, services: Services): void {
  const { queue, live, now } = services;
  const mailServer = requireMailServer(services);
  const host = new URL(services.settings.baseUrl).hostname;

  /** Moves a letter on and notes who did; the state it must be in is the move's own affair. */
  const moving =
    (
      action: JournalAction,
      move: (writer: Connection, id: number, at: string, request: Request) => Promise<boolean>,
    ): RequestHandler =>
    async (request: Request, response: Response) => {
      const id = idOf(request);
      const { actor: account, at } = authorOf(response, now);
      await queue.write(async (writer) => {
        const { subject } = await letterOr404(writer, id);
        if (!(await move(writer, id, at, request)))
          throw new Problem(409, 'Cette lettre n’en est plus là : la page montre où elle en est.');
        await writeJournal(writer, { action, account, subject, at });
      });
      services.letters?.wake();
      live.publish({ kind: 'letters' });
      response.json(await letterAnswer(services, id));
    };

  resource(router, '/letters/:id/test', {
    post: [
      mailServer,
      ...jsonBody,
      async (request) => {
        const id = idOf(request);
        const { version } = parse(letterVersion, request.body);
        await queue.write(async (writer) => {
          const letter = await letterOr404(writer, id);
          if (letter.version !== version) throw changed();
          requireWords(letter);
          await addMail(writer, { kind: 'letter-test', letterId: id, host, now: now() });
        });
        services.mailWaiting();
        return letterAnswer(services, id);
      },
    ],
  });
  resource(router, '/letters/:id/schedule', {
    post: [
      mailServer,
      ...jsonBody,
      moving('letter-scheduled', async (writer, id, at, request) => {
        const { version, at: asked, audience: source } = parse(letterSending, request.body);
        const letter = await letterById(writer, id);
        if (letter?.state === 'draft' && letter.version !== version) throw changed();
        if (letter) requireWords(letter);
        if ((await audience(writer, source)) === 0)
          throw new Problem(409, 'Personne n’a encore confirmé son inscription.');
        return scheduleLetter(writer, id, { version, sendAt: asked ? later(asked, at) : at, at, audience: source });
      }),
    ],
  });
  resource(router, '/letters/:id/unschedule', { post: moving('letter-unscheduled', unscheduleLetter) });
  resource(router, '/letters/:id/pause', {
    post: moving('letter-paused', (writer, id, at) => pauseLetter(writer, id, { reason: 'owner', at })),
  });
  resource(router, '/letters/:id/resume', { post: moving('letter-resumed', resumeLetter) });
  resource(router, '/letters/:id/cancel', { post: moving('letter-cancelled', cancelLetter) });
}

const changed = () => new Problem(409, 'Cette lettre a été modifiée ailleurs : relisez-la avant de l’envoyer.');

function requireWords({ subject, body }: { subject: string; body: string }): void {
  const errors = [
    ...(subject === '' ? [{ field: 'subject', detail: 'Écrivez l’objet de la lettre.' }] : []),
    ...(body === '' ? [{ field: 'body', detail: 'Écrivez le texte de la lettre.' }] : []),
  ];
  if (errors.length > 0) throw new Problem(422, errors.map(({ detail }) => detail).join(' '), { errors });
}

/** @throws Problem 422 for a time that has passed, or is a year away. */
function later({ day, time }: { day: string; time: string }, now: string): string {
  const moment = parisMoment(day, time);
  const ahead = Date.parse(moment) - Date.parse(now);
  if (ahead > 0 && ahead < YEAR_MS) return moment;
  const detail = ahead > 0 ? 'Choisissez un moment d’ici à un an.' : 'Ce moment est passé.';
  throw new Problem(422, detail, { errors: [{ field: 'at', detail }] });
}
