import type { Request, RequestHandler, Response, Router } from 'express';
import type { Nodes } from 'mdast';
import {
  type LetterRecord,
  type LetterSendingFacts,
  letterSending,
  letterVersion,
} from '../../../../data/api/letters.ts';
import { shownArticles } from '../../../../data/blog/articleCards.ts';
import type { JournalAction } from '../../../../data/desk/journalActions.ts';
import { momentInParis } from '../../../../data/french/timeInParis.ts';
import { LETTERS_PATH, pathOfLetter } from '../../../../data/letters/letterArchive.ts';
import type { ContentChanges } from '../../../../data/settings/content.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import {
  cancelLetter,
  pauseLetter,
  resumeLetter,
  scheduleLetter,
  unscheduleLetter,
} from '../../../../database/letters/letterStates.ts';
import { audience, audienceSources, type FullLetter, letterById } from '../../../../database/letters/letters.ts';
import { stopSameWords } from '../../../../database/mail/bounces.ts';
import { addMail } from '../../../../database/mail/outbox.ts';
import { readLettersAnHour } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import { versionsOf } from '../../../../database/writing/earlierTexts.ts';
import { Problem } from '../../../http/problem.ts';
import { addressOf } from '../../../letters/writing/parseLetter.ts';
import { letterProblems, readLetter } from '../../../letters/writing/readLetter.ts';
import type { Services } from '../../../services.ts';
import { authorOf, idOf, jsonBody, parse, resource } from '../../route.ts';
import { requireMailServer } from '../mail.ts';

export async function sendingFacts({ connection, settings }: Services): Promise<LetterSendingFacts> {
  return {
    audience: await audience(connection),
    sources: await audienceSources(connection),
    an_hour: await readLettersAnHour(connection),
    mail: settings.mail !== undefined,
    notify_to: settings.mail?.notifyTo ?? null,
  };
}

/** @throws Problem 404. */
export async function letterOr404(connection: Connection, id: number) {
  const letter = await letterById(connection, id);
  if (!letter) throw new Problem(404, 'Cette lettre n’existe pas, ou a été supprimée.');
  return letter;
}

export async function readLetterRecord(services: Services, id: number): Promise<LetterRecord> {
  const { connection, settings, content } = services;
  const letter = await letterOr404(connection, id);
  const sending = await sendingFacts(services);
  const versions = await versionsOf(connection, ['letter', id]);
  if (letter.state !== 'draft') return { success: true, letter, versions, dead_links: [], problems: [], sending };
  const read = await readLetter(letter.body);
  const dead = deadLinks(read.tree, settings.baseUrl, content.current());
  return { success: true, letter, versions, dead_links: dead, problems: letterProblems(letter, read), sending };
}

const YEAR_MS = 366 * 86_400_000;

/** `POST /api/admin/letters/:id/…`: a test mail, and the steps of a sending: schedule, unschedule, pause, resume, cancel. */
export function letterSendingRoutes(router: Router, services: Services): void {
  const { queue, live, now } = services;
  const mailServer = requireMailServer(services);
  const host = new URL(services.settings.baseUrl).hostname;

  /**
   * Returns a handler that moves a letter to its next state, with an entry in the journal; `move` returns false when the letter's current
   * state does not allow it (409).
   */
  const moving =
    (
      action: JournalAction,
      move: (
        writer: Connection,
        id: number,
        at: string,
        dueAt: { letter: FullLetter; body: unknown },
      ) => Promise<boolean>,
    ): RequestHandler =>
    async (request: Request, response: Response) => {
      const id = idOf(request);
      const { actor: account, at } = authorOf(response, now);
      await queue.write(async (writer) => {
        const letter = await letterOr404(writer, id);
        if (!(await move(writer, id, at, { letter, body: request.body })))
          throw new Problem(409, 'Cette lettre n’en est plus là : la page montre où elle en est.');
        await writeJournal(writer, { action, account, subject: letter.subject, at });
      });
      services.letters?.insist();
      live.publish({ kind: 'letters' });
      response.json(await readLetterRecord(services, id));
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
        return readLetterRecord(services, id);
      },
    ],
  });
  resource(router, '/letters/:id/schedule', {
    post: [
      mailServer,
      ...jsonBody,
      moving('letter-scheduled', async (writer, id, at, { letter, body }) => {
        const { version, at: dueAt, audience: source } = parse(letterSending, body);
        if (letter.state === 'draft' && letter.version !== version) throw changed();
        requireWords(letter);
        if ((await audience(writer, source)) === 0)
          throw new Problem(409, 'Personne n’a encore confirmé son inscription.');
        return scheduleLetter(writer, id, { version, sendAt: dueAt ? later(dueAt, at) : at, at, audience: source });
      }),
    ],
  });
  resource(router, '/letters/:id/unschedule', { post: moving('letter-unscheduled', unscheduleLetter) });
  resource(router, '/letters/:id/pause', {
    post: moving('letter-paused', (writer, id, at) => pauseLetter(writer, id, { reason: 'owner', at })),
  });
  resource(router, '/letters/:id/resume', {
    post: moving('letter-resumed', async (writer, id, at) => {
      await stopSameWords(writer, id, at);
      return resumeLetter(writer, id, at);
    }),
  });
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

/**
 * Time of sending, ISO.
 * @throws Problem 422 for a time that has passed, or is a year away.
 */
function later({ day, time }: { day: string; time: string }, now: string): string {
  const moment = momentInParis(`${day}T${time}`).toISOString();
  const ahead = Date.parse(moment) - Date.parse(now);
  if (ahead > 0 && ahead < YEAR_MS) return moment;
  const detail = ahead > 0 ? 'Choisissez un moment d’ici à un an.' : 'Ce moment est passé.';
  throw new Problem(422, detail, { errors: [{ field: 'at', detail }] });
}

/** Links of a letter to pages of this site's blog that do not exist, for example of an article withdrawn meanwhile. */
function deadLinks(
  letter: Nodes,
  baseUrl: string,
  { blog, letters }: Pick<ContentChanges, 'blog' | 'letters'>,
): string[] {
  const standing = new Set([
    ...[...shownArticles(blog).map(({ slug }) => slug), ...Object.keys(blog.moved)].map((slug) => `/blog/${slug}`),
    ...letters.map(({ slug }) => pathOfLetter(slug)),
    ...(letters.length > 0 ? [LETTERS_PATH] : []),
  ]);
  const { origin } = new URL(baseUrl);
  const dead = linksIn(letter).flatMap((link) => {
    const address = addressOf(link, baseUrl);
    const url = address === undefined ? undefined : new URL(address);
    return url?.origin === origin && url.pathname.startsWith('/blog/') && !standing.has(url.pathname)
      ? [url.pathname]
      : [];
  });
  return [...new Set(dead)];
}

function linksIn(node: Nodes): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}
