import type { Request, RequestHandler, Router } from 'express';
import { type JournalEntry, writeJournal } from '../../../database/accounts/journal.ts';
import { moveQuote, quoteById } from '../../../database/quotes/quotes.ts';
import { FIGURE_PUBLISHED, satisfaction } from '../../../database/quotes/satisfaction.ts';
import { countContentChange, writeSetting } from '../../../database/settings/settings.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { authorOf, idOf, resource } from '../route.ts';

/**
 * Clients' answers to the satisfaction question: counted for the owner, published or withdrawn only by the owner. `GET
 * /api/admin/satisfaction`; `POST`, `DELETE …/publication` for the figure, `/api/admin/quotes/:id/publication` for one line.
 */
export function satisfactionRoutes(router: Router, services: Services): void {
  const { connection, queue, now, content, live } = services;
  const published = (
    action: JournalEntry['action'],
    change: (writer: Connection, request: Request, at: string) => Promise<string>,
  ): RequestHandler => {
    return async (request, response) => {
      const { actor: account, at } = authorOf(response, now);
      await queue.write(async (writer) => {
        const subject = await change(writer, request, at);
        await writeJournal(writer, { action, account, at, subject });
        await countContentChange(writer);
      });
      await content.changed();
      live.publish({ kind: 'leads-changed' });
      response.status(204).end();
    };
  };
  const figure = (value: 'yes' | '') => async (writer: Connection) => {
    await writeSetting(writer, FIGURE_PUBLISHED, value);
    return 'part de clients satisfaits';
  };
  const line = (isPublished: boolean) => async (writer: Connection, request: Request, at: string) => {
    const quote = await quoteById(writer, idOf(request));
    if (!quote) throw new Problem(404, 'Ce devis n’existe pas, ou a été effacé.');
    if (isPublished && !quote.quoted_as) throw new Problem(409, 'Ce client n’a pas permis que sa ligne soit citée.');
    await moveQuote(writer, quote.id, { published_at: isPublished ? at : null });
    return quote.number ?? '';
  };
  resource(router, '/satisfaction', { get: async () => ({ success: true, ...(await satisfaction(connection)) }) });
  resource(router, '/satisfaction/publication', {
    post: published('answer-published', figure('yes')),
    delete: published('answer-withdrawn', figure('')),
  });
  resource(router, '/quotes/:id/publication', {
    post: published('answer-published', line(true)),
    delete: published('answer-withdrawn', line(false)),
  });
}
