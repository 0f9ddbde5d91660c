import type { Router } from 'express';
import {
  archiveChange,
  type LetterList,
  type LetterPreview,
  type LetterText,
  letterChange,
  letterPaceChange,
  letterText,
  letterWords,
  newLetter,
  type RecipientRowList,
  recipientQuery,
} from '../../../../data/api/letters.ts';
import { pageQuery } from '../../../../data/api/queries.ts';
import { pathOfLetter } from '../../../../data/letters/letterArchive.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { publishedArticles } from '../../../../database/articles/articles.ts';
import {
  addLetter,
  changeArchive,
  changeLetter,
  deleteLetter,
  listLetters,
} from '../../../../database/letters/letters.ts';
import { listRecipients } from '../../../../database/letters/recipients.ts';
import { countContentChange, writeLettersAnHour } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import { keepVersion } from '../../../../database/writing/earlierTexts.ts';
import { Problem } from '../../../http/problem.ts';
import { setLetter } from '../../../letters/writing/mailLetter.ts';
import { letterProblems, readLetter, requireReadable } from '../../../letters/writing/readLetter.ts';
import type { Services } from '../../../services.ts';
import { asking, authorOf, cursorOf, idOf, jsonBody, listQuery, listResponse, parse, resource } from '../../route.ts';
import { earlierTextRoutes } from '../earlierTexts.ts';
import { letterOr404, letterSendingRoutes, readLetterRecord, sendingFacts } from './letterSending.ts';

const CHANGED = 'Cette lettre a été modifiée ailleurs : rechargez la page pour lire la dernière version.';

/** `/api/admin/letters`: letters are written, previewed and archived here; `letterSending.ts` sends them. */
export function letterRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now, settings, content } = services;
  const changed = () => live.publish({ kind: 'letters' });

  resource(router, '/letters', {
    get: asking(pageQuery, async (query) => {
      const page = listResponse(await listLetters(connection, cursorOf(query)));
      return { ...page, sending: await sendingFacts(services) } satisfies LetterList;
    }),
    post: [
      ...jsonBody,
      async (request, response) => {
        const words = await firstWords(connection, parse(newLetter, request.body).article);
        const { actor: author, at } = authorOf(response, now);
        const id = await queue.write((writer) => addLetter(writer, { ...words, author, at }));
        changed();
        response.status(201).json(await readLetterRecord(services, id));
      },
    ],
  });
  resource(router, '/letters/:id', {
    get: async (request) => readLetterRecord(services, idOf(request)),
    patch: [
      ...jsonBody,
      async (request, response) => {
        const id = idOf(request);
        const change = parse(letterChange, request.body);
        await requireReadable(change.body);
        const { actor, at } = authorOf(response, now);
        const done = await queue.write(async (writer) => {
          const changes = await changeLetter(writer, id, { ...change, at });
          if (changes) await keepVersion(writer, ['letter', id], { kind: 'text', fields: textOf(change), actor, at });
          return changes;
        });
        if (!done) {
          const { state } = await letterOr404(connection, id);
          throw new Problem(
            409,
            state === 'draft' ? CHANGED : 'Cette lettre part ou est partie : elle ne change plus.',
          );
        }
        changed();
        return readLetterRecord(services, id);
      },
    ],
    delete: async (request, response) => {
      const id = idOf(request);
      const { actor: account, at } = authorOf(response, now);
      const { subject } = await letterOr404(connection, id);
      await queue.write(async (writer) => {
        if (!(await deleteLetter(writer, id)))
          throw new Problem(409, 'Cette lettre part ou est partie : elle ne s’efface plus.');
        await writeJournal(writer, { action: 'letter-deleted', account, subject, at });
      });
      changed();
      return { success: true };
    },
  });
  resource(router, '/letters/:id/archive', {
    patch: [
      ...jsonBody,
      async (request, response) => {
        const id = idOf(request);
        const { archive } = parse(archiveChange, request.body);
        const { at } = authorOf(response, now);
        await queue.write(async (writer) => {
          await changeArchive(writer, id, { archive, at });
          await countContentChange(writer);
        });
        await content.changed();
        changed();
        return readLetterRecord(services, id);
      },
    ],
  });
  resource(router, '/letters/:id/recipients', {
    get: asking(listQuery(recipientQuery), async ({ state, ...query }, request) => {
      const id = idOf(request);
      const { limit, before: after } = cursorOf(query);
      const letter = await letterOr404(connection, id);
      const which = state === 'departed' ? { departed: true } : { state };
      const page = await listRecipients(connection, id, { ...which, limit, after });
      const { sent, bounced, refused, skipped, cancelled, departed } = letter;
      const waiting = letter.recipients - sent - refused - skipped - cancelled;
      const totals = { waiting, sent: sent - bounced, refused, bounced, skipped, cancelled, departed };
      const total = state === undefined ? letter.recipients : totals[state];
      return { ...listResponse(page), total } satisfies RecipientRowList;
    }),
  });
  resource(router, '/letter-preview', {
    post: [
      ...jsonBody,
      async (request) => {
        const { baseUrl } = settings;
        const { look, ...words } = parse(letterWords, request.body);
        await requireReadable(words.body);
        const set = await setLetter(words, {
          site: content.current().site,
          baseUrl,
          page: `${baseUrl}${pathOfLetter('apercu')}`,
          look,
        });
        const leave = `${baseUrl}/newsletter/desinscription`;
        const problems = letterProblems(words, await readLetter(words.body));
        return { success: true, html: set.html(leave), text: set.text(leave), problems } satisfies LetterPreview;
      },
    ],
  });
  resource(router, '/letter-pace', {
    patch: [
      ...jsonBody,
      async (request, response) => {
        const { an_hour } = parse(letterPaceChange, request.body);
        const { actor: account, at } = authorOf(response, now);
        await queue.write(async (writer) => {
          await writeLettersAnHour(writer, an_hour);
          await writeJournal(writer, { action: 'letter-pace-changed', account, amount: an_hour, at });
        });
        services.letters?.insist();
        changed();
        return { success: true, sending: await sendingFacts(services) };
      },
    ],
  });
  earlierTextRoutes(router, services, {
    kind: 'letter',
    path: '/letters/:id',
    body: jsonBody,
    fields: letterText,
    known: letterOr404,
  });
  letterSendingRoutes(router, services);
}

const textOf = ({ subject, preheader, body }: LetterText): LetterText => ({ subject, preheader, body });

/**
 * First words of a new letter: empty, or title and summary of an article.
 * @throws Problem 404 when no such article is published.
 */
async function firstWords(connection: Connection, slug: string | undefined) {
  if (slug === undefined) return { subject: '', preheader: '', body: '' };
  const article = (await publishedArticles(connection)).find((one) => one.slug === slug);
  if (!article) throw new Problem(404, 'Cet article n’est pas publié.');
  const { title, summary } = article;
  return { subject: title, preheader: summary, body: `${summary}\n\n[Lire l’article](/blog/${slug})` };
}
