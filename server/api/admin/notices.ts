import type { Router } from 'express';
import type { NoticeList } from '../../../data/api/siteAnswers.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';

/** `GET /api/admin/notices`: what the site noticed of its own settings in the last day. */
export function noticeRoutes(router: Router, { notices }: Services): void {
  resource(router, '/notices', {
    get: () => ({ success: true, notices: notices.current() }) satisfies NoticeList,
  });
}
