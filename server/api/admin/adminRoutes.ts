import { Router } from 'express';
import type { LeadSources } from '../../../data/api/answers.ts';
import { leadSources } from '../../../database/leads/leadList.ts';
import { requireAdmin } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';
import { accountRoutes } from './accounts/account.ts';
import { accountsRoutes } from './accounts/accounts.ts';
import { confirmationRoutes } from './accounts/confirmation.ts';
import { factorRoutes } from './accounts/factors.ts';
import { journalRoutes } from './accounts/journal.ts';
import { deskArticleRoutes } from './articles/articles.ts';
import { builtInArticleRoutes } from './articles/builtIn.ts';
import { articleLinkRoutes } from './articles/links.ts';
import { articlePartRoutes } from './articles/parts.ts';
import { articlePublicationRoutes } from './articles/publication.ts';
import { binRoutes } from './bin.ts';
import { contractNoticeRoutes } from './contractNotices.ts';
import { dayRoutes } from './day.ts';
import { exportRoutes } from './exports.ts';
import { findingRoutes } from './findings.ts';
import { importSubscriberRoutes } from './importSubscribers.ts';
import { attachmentRoutes } from './leads/attachments.ts';
import { bulkRoutes } from './leads/bulk.ts';
import { enterLeadRoutes } from './leads/enterLead.ts';
import { leadExportRoutes } from './leads/leadExport.ts';
import { leadFileRoutes } from './leads/leadFiles.ts';
import { replyRoutes } from './leads/replies.ts';
import { replyTemplateRoutes } from './leads/replyTemplates.ts';
import { letterRoutes } from './letters/letters.ts';
import { liveEvents } from './liveEvents.ts';
import { mailRoutes } from './mail.ts';
import { mediaRoutes } from './media.ts';
import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people/people.ts';
import { erasureRoutes } from './people/personErasure.ts';
import { personExportRoutes } from './people/personExport.ts';
import { sampleFileRoutes } from './sampleFiles.ts';
import { sessionClockRoutes } from './sessionClock.ts';
import { settingsRoutes } from './settings.ts';
import { siteStateRoutes } from './siteState.ts';
import { statsRoutes } from './stats.ts';
import { subscriberRoutes } from './subscribers.ts';
import { together } from './together.ts';
import { upkeepRoutes } from './upkeep.ts';

/** `/api/admin`: the owner's desk. Whatever is below answers 401 without a session, unknown paths included. */
export function adminRoutes(router: Router, services: Services): void {
  const desk = Router();
  sessionClockRoutes(desk, services);
  desk.use(requireAdmin(services));
  resource(desk, '/events', { get: liveEvents(services) });
  resource(desk, '/together', { get: together(router) });
  resource(desk, '/lead-sources', {
    get: async () =>
      ({
        success: true,
        sources: await leadSources(services.connection, 50),
      }) satisfies LeadSources,
  });
  dayRoutes(desk, services);
  leadFileRoutes(desk, services);
  replyRoutes(desk, services);
  attachmentRoutes(desk, services);
  leadExportRoutes(desk, services);
  bulkRoutes(desk, services);
  enterLeadRoutes(desk, services);
  peopleRoutes(desk, services);
  personExportRoutes(desk, services);
  erasureRoutes(desk, services);
  exportRoutes(desk, services);
  importSubscriberRoutes(desk, services);
  subscriberRoutes(desk, services);
  letterRoutes(desk, services);
  contractNoticeRoutes(desk, services);
  mailRoutes(desk, services);
  statsRoutes(desk, services);
  replyTemplateRoutes(desk, services);
  binRoutes(desk, services);
  upkeepRoutes(desk, services);
  siteStateRoutes(desk, services);
  settingsRoutes(desk, services);
  mediaRoutes(desk, services);
  sampleFileRoutes(desk, services);
  noticeRoutes(desk, services);
  findingRoutes(desk, services);
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
