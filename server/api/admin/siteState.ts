import type { RequestHandler, Router } from 'express';
import { ownerMailsChange } from '../../../data/api/ownerMailsInput.ts';
import type { SiteState } from '../../../data/api/siteAnswers.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { listBackups } from '../../../database/file/backup.ts';
import { readOwnerMails, writeOwnerMails } from '../../../database/settings/ownerMails.ts';
import { readMailboxState } from '../../bounces/mailboxState.ts';
import { readCanaryState } from '../../canary/canaryState.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { diskRoom } from '../../watch/diskTrouble.ts';
import { findTroubles } from '../../watch/findTroubles.ts';
import { jsonBody } from '../requests/body.ts';
import { parse } from '../requests/parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';

const BACKUPS_SHOWN = 7;

/**
 * `/api/admin/site-state`: what the site watches over by itself. `POST /site-state/canary` sends the night's request now,
 * `PATCH /owner-mails` switches the mails by the clock; both answer the same as the reading.
 */
export function siteStateRoutes(router: Router, services: Services): void {
  const { connection, queue, settings, live, now } = services;
  const answer: RequestHandler = async () => {
    const { passed, nights } = await readCanaryState(connection);
    const { imap } = settings.bounces;
    const backups = listBackups(settings.dataDir).slice(0, BACKUPS_SHOWN);
    return {
      success: true,
      troubles: await findTroubles(services),
      backups: backups.map(({ file, at, bytes }) => ({ file, at: at.toISOString(), bytes })),
      disk: await diskRoom(settings.dataDir).catch(() => null),
      canary: { passed_at: passed?.at ?? null, address: passed?.address ?? null, nights },
      bounces: imap ? { host: imap.host, read_at: (await readMailboxState(connection)).readAt } : null,
      mails: await readOwnerMails(connection),
      mail: settings.mail !== undefined,
      webhook: settings.webhook !== undefined,
    } satisfies SiteState;
  };
  const runNow: RequestHandler = async (_request, _response, next) => {
    if (!services.watch) throw new Problem(503, 'Le site démarre encore. Réessayez dans un instant.');
    await services.watch.runCanary();
    next();
  };
  const change: RequestHandler = async (request, response, next) => {
    const asked = parse(ownerMailsChange, request.body);
    const { actor: account, at } = authorOf(response, now);
    await queue.write(async (writer) => {
      const { morning, week } = { ...(await readOwnerMails(writer)), ...asked };
      await writeOwnerMails(writer, { morning: morning ?? true, week: week ?? true });
      await writeJournal(writer, { action: 'owner-mails-changed', account, at });
    });
    live.publish({ kind: 'site' });
    next();
  };
  resource(router, '/site-state', { get: answer });
  resource(router, '/site-state/canary', { post: [runNow, answer] });
  resource(router, '/owner-mails', { patch: [...jsonBody, change, answer] });
}
