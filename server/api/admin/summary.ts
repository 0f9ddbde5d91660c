import type { RequestHandler, Response, Router } from 'express';
import type { Finding, FindingList, Summary } from '../../../data/api/siteResponses.ts';
import { incompleteFields } from '../../../data/company/findable.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { binTotal } from '../../../database/leads/bin.ts';
import { listLeads } from '../../../database/leads/leadList.ts';
import { outboxTotals } from '../../../database/mail/outboxState.ts';
import { openNotices } from '../../../database/people/contractNotices.ts';
import { dayCounts } from '../../day.ts';
import {
  accountFindings,
  builtFindings,
  modelFindings,
  packFindings,
  publishingFindings,
  settingsFindings,
} from '../../findings/installationFindings.ts';
import { Problem } from '../../http/problem.ts';
import { clockDoubt, trustClock } from '../../jobs/deletions.ts';
import { sessionEnds, sessionOf } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { findTroubles } from '../../watch/findTroubles.ts';
import { authorOf, resource } from '../route.ts';

/** Findings of the site, among them the tasks before publication, done or not; `doctor` prints the same and more. */
const findingsOf = async ({ connection, settings, content }: Services): Promise<Finding[]> => [
  ...publishingFindings(incompleteFields(content.current()).map(({ field }) => field)),
  ...settingsFindings(settings),
  ...(await accountFindings(connection)),
  ...builtFindings(content.current()),
  ...modelFindings(content.current()),
  ...packFindings(content.current()),
];

async function endsOf(services: Services, response: Response) {
  const ends = await sessionEnds(services, sessionOf(response).tokenHash);
  if (!ends) throw new Problem(401, 'Connectez-vous pour continuer.');
  return ends;
}

/**
 * `GET /api/admin/summary`: everything the desk counts and warns of. `POST /api/admin/clock` declares the clock right, and returns the
 * summary anew; `GET /api/admin/findings` returns its findings alone.
 */
export function summaryRoutes(router: Router, services: Services): void {
  const { connection, queue, settings, warnings, live, now } = services;
  const answer: RequestHandler = async (_request, response) => {
    const { waiting, late, parked } = await outboxTotals(connection, now());
    return {
      success: true,
      ...(await dayCounts(services)),
      held: (await listLeads(connection, { quarantine: true, limit: 1 })).total,
      contracts: await openNotices(connection),
      bin: await binTotal(connection),
      clock: (await clockDoubt(connection, now())) ?? null,
      mail: { server: settings.mail !== undefined, waiting, late, parked },
      troubles: await findTroubles(services),
      warnings: warnings.current(),
      session: await endsOf(services, response),
      findings: await findingsOf(services),
    } satisfies Summary;
  };
  const trust: RequestHandler = async (_request, response, next) => {
    const { actor: account, at } = authorOf(response, now);
    await queue.write(async (writer) => {
      await trustClock(writer, now());
      await writeJournal(writer, { action: 'clock-trusted', account, at });
    });
    live.publish({ kind: 'upkeep' });
    next();
  };
  resource(router, '/summary', { get: answer });
  resource(router, '/clock', { post: [trust, answer] });
  resource(router, '/findings', {
    get: async () => ({ success: true, findings: await findingsOf(services) }) satisfies FindingList,
  });
}
