import type { Router } from 'express';
import type { FindingList } from '../../../data/api/findingAnswers.ts';
import { incompleteFields } from '../../../data/company/incompleteFields.ts';
import {
  accountFindings,
  builtFindings,
  modelFindings,
  settingsFindings,
} from '../../findings/installationFindings.ts';
import { publishingFindings } from '../../findings/publishingFindings.ts';
import type { Services } from '../../services.ts';
import { resource } from '../resource.ts';

/** `GET /api/admin/findings`: what to do before the site is published, done or not; `doctor` says the same and more. */
export function findingRoutes(router: Router, { connection, settings, content }: Services): void {
  resource(router, '/findings', {
    get: async () =>
      ({
        success: true,
        findings: [
          ...publishingFindings(incompleteFields(content.current()).map(({ field }) => field)),
          ...settingsFindings(settings),
          ...(await accountFindings(connection)),
          ...builtFindings(content.current()),
          ...modelFindings(content.current()),
        ],
      }) satisfies FindingList,
  });
}
