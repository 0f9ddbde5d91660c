import { Router } from 'express';
import type { LeadSources } from '../../../data/api/responses.ts';
import { leadSources } from '../../../database/leads/leadList.ts';
import { requireAdmin } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { resource } from '../route.ts';
import { accountRoutes, confirmationRoutes } from './accounts/account.ts';
import { accountsRoutes, journalRoutes } from './accounts/accounts.ts';
import { factorRoutes } from './accounts/factors.ts';
import { articleLinkRoutes, articlePartRoutes, deskArticleRoutes } from './articles/articles.ts';
import { articlePublicationRoutes, builtInArticleRoutes } from './articles/publication.ts';
import { binRoutes } from './bin.ts';
import { contractNoticeRoutes } from './contractNotices.ts';
import { downloadCopy } from './copy.ts';
import { dayRoutes } from './day.ts';
import { importSubscriberRoutes } from './importSubscribers.ts';
import { bulkRoutes, enterLeadRoutes } from './leads/bulk.ts';
import { leadExportRoutes, leadRecordRoutes } from './leads/leadRecords.ts';
import { attachmentRoutes, replyRoutes, replyTemplateRoutes } from './leads/replies.ts';
import { letterRoutes } from './letters/letters.ts';
import { mailRoutes } from './mail.ts';
import { mediaRoutes } from './media.ts';
import { erasureRoutes } from './people/erasePeople.ts';
import { peopleRoutes } from './people/people.ts';
import { personExportRoutes } from './people/personExport.ts';
import { quoteRoutes } from './quotes.ts';
import { sampleFileRoutes } from './sampleFiles.ts';
import { satisfactionRoutes } from './satisfaction.ts';
import { liveEvents, sessionClockRoutes } from './sessionClock.ts';
import { settingsRoutes } from './settings.ts';
import { siteStateRoutes } from './siteState.ts';
import { statsRoutes } from './stats.ts';
import { subscriberRoutes } from './subscribers.ts';
import { summaryRoutes } from './summary.ts';

/** `/api/admin`: the owner's desk. Everything below is 401 without a session, unknown paths included. */
export function adminRoutes(router: Router, services: Services): void {
  const desk = Router();
  sessionClockRoutes(desk, services);
  desk.use(requireAdmin(services));
  resource(desk, '/events', { get: liveEvents(services) });
  resource(desk, '/lead-sources', {
    get: async () =>
      ({
        success: true,
        sources: await leadSources(services.connection, 50),
      }) satisfies LeadSources,
  });
  dayRoutes(desk, services);
  leadRecordRoutes(desk, services);
  replyRoutes(desk, services);
  attachmentRoutes(desk, services);
  leadExportRoutes(desk, services);
  bulkRoutes(desk, services);
  enterLeadRoutes(desk, services);
  peopleRoutes(desk, services);
  personExportRoutes(desk, services);
  erasureRoutes(desk, services);
  importSubscriberRoutes(desk, services);
  subscriberRoutes(desk, services);
  letterRoutes(desk, services);
  contractNoticeRoutes(desk, services);
  quoteRoutes(desk, services);
  satisfactionRoutes(desk, services);
  mailRoutes(desk, services);
  statsRoutes(desk, services);
  replyTemplateRoutes(desk, services);
  binRoutes(desk, services);
  summaryRoutes(desk, services);
  siteStateRoutes(desk, services);
  resource(desk, '/copy', { get: downloadCopy(services) });
  settingsRoutes(desk, services);
  mediaRoutes(desk, services);
  sampleFileRoutes(desk, services);
  accountRoutes(desk, services);
  factorRoutes(desk, services);
  accountsRoutes(desk, services);
  confirmationRoutes(desk, services);
  journalRoutes(desk, services);
  articlePublicationRoutes(desk, services);
  articleLinkRoutes(desk, services);
  articlePartRoutes(desk, services);
  builtInArticleRoutes(desk, services);
  deskArticleRoutes(desk, services);
  router.use('/admin', desk);
}
