import type { RequestHandler, Router } from 'express';
import { ownerMailsChange, type SiteState } from '../../../data/api/siteResponses.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { listBackups } from '../../../database/file/backup.ts';
import { readOwnerMails, writeOwnerMails } from '../../../database/settings/settings.ts';
import { readMailboxState } from '../../bounces/readMailbox.ts';
import { readCanaryState } from '../../canary/canaryRound.ts';
import { Problem } from '../../http/problem.ts';
import { shownCopies } from '../../offsite/copyState.ts';
import { copyKeysOf } from '../../offsite/keyFiles.ts';
import type { Services } from '../../services.ts';
import { diskRoom, findTroubles } from '../../watch/findTroubles.ts';
import { authorOf, jsonBody, parse, resource } from '../route.ts';

const BACKUPS_SHOWN = 7;

/**
 * `/api/admin/site-state`: what the site watches over by itself. `POST /site-state/canary` sends the night's request now, `PATCH
 * /owner-mails` switches the scheduled mails on or off; both return the same as GET.
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
      copies: await shownCopies(connection, now()),
      copy_key: (await copyKeysOf(connection, settings))?.proof ? true : undefined,
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
    await services.watch.now();
    next();
  };
  const change: RequestHandler = async (request, response, next) => {
    const query = parse(ownerMailsChange, request.body);
    const { actor: account, at } = authorOf(response, now);
    await queue.write(async (writer) => {
      const { morning, week } = { ...(await readOwnerMails(writer)), ...query };
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
