import type { RequestHandler, Router } from 'express';
import type { Upkeep } from '../../../data/api/siteAnswers.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { binTotal } from '../../../database/leads/binList.ts';
import { clockDoubt, trustClock } from '../../jobs/clock.ts';
import { shownCopies } from '../../offsite/copyState.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';

/**
 * `/api/admin/upkeep`: what the owner must know of the site's own deletions. `POST /upkeep/clock` says that the clock is
 * right, and answers the same as the reading.
 */
export function upkeepRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now } = services;
  const answer: RequestHandler = async () =>
    ({
      success: true,
      clock: (await clockDoubt(connection, now())) ?? null,
      bin: await binTotal(connection),
      copies: await shownCopies(connection, now()),
    }) satisfies Upkeep;
  const trust: RequestHandler = async (_request, response, next) => {
    const { actor: account, at } = authorOf(response, now);
    await queue.write(async (writer) => {
      await trustClock(writer, now());
      await writeJournal(writer, { action: 'clock-trusted', account, at });
    });
    live.publish({ kind: 'upkeep' });
    next();
  };
  resource(router, '/upkeep', { get: answer });
  resource(router, '/upkeep/clock', { post: [trust, answer] });
}
