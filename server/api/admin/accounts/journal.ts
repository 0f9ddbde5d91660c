import type { Router } from 'express';
import { type JournalPage, journalQuery } from '../../../../data/api/journal.ts';
import { pageOfJournal } from '../../../../database/accounts/journal.ts';
import type { Services } from '../../../services.ts';
import { encodeCursor, listQuery } from '../../requests/listQuery.ts';
import { parseQuery } from '../../requests/parseQuery.ts';
import { resource } from '../../resource.ts';

/** `GET /api/admin/journal`: who signed in, and what was changed, exported or erased, for twelve months. */
export function journalRoutes(router: Router, { connection }: Services): void {
  resource(router, '/journal', {
    get: async (request) => {
      const query = { ...parseQuery(journalQuery, request), ...listQuery(request) };
      const { lines, total, next } = await pageOfJournal(connection, query);
      return { success: true, lines, total, next_cursor: encodeCursor(next) } satisfies JournalPage;
    },
  });
}
