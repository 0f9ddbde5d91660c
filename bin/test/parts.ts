import { globSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** The tests of the rooms themselves: no browser, no process but what they start. */
export const UNIT = '{bin,components,content,data,database,renderer,server}/**/*.test.{ts,tsx}';
export const BROWSER = 'e2e/**/*.test.ts';
export const TRUST = 'trust/**/*.test.ts';

/** What the first answer asks of the browser and of durability: a journey of each person; D1 and D13 of docs/trust.md, with their twins. */
const ASKED = ['e2e/journeys.test.ts', 'trust/killed/onFile.test.ts'];

/** What the first answer leaves aside of the rooms' own tests: each keeps a core busy for four seconds or more. */
const SLOW = [
  'bin/build/budgets.test.ts',
  'bin/identity/identity.test.ts',
  'bin/owner/measure/measure.test.ts',
  'bin/owner/restoreCopy.test.ts',
  'bin/site.test.ts',
  'database/file/restore.test.ts',
  'server/api/admin/accounts/accounts.test.ts',
  'server/api/admin/articles/articles.test.ts',
  'server/api/admin/media.test.ts',
  'server/api/admin/sampleFiles.test.ts',
  'server/api/secondFactor.test.ts',
  'server/canary/canary.test.ts',
  'server/jobs/clock.test.ts',
  'server/jobs/maintenance.test.ts',
  'server/jobs/unattended.test.ts',
  'server/letters/letters.test.ts',
  'server/letters/whileItLeaves.test.ts',
  'server/mail/heldMail.test.ts',
  'server/mail/outage.test.ts',
  'server/mail/summaries.test.ts',
  'server/offsite/copies.test.ts',
  'server/pages/pageRenderer.test.ts',
  'server/security/signIn/attempts.test.ts',
  'server/siteContent/changedMails.test.ts',
  'server/watch/alerts.test.ts',
];

/** Every test file, from the root of the project; those of the wide form are left to it. */
export const testFiles = (): string[] =>
  globSync([UNIT, BROWSER, TRUST], { cwd: ROOT }).filter((file) => !file.endsWith('.wide.test.ts'));

/** Whether `npm test` asks this file; what it does not, `npm run test:rest` does. */
export const isAskedFirst = (file: string): boolean =>
  /^(e2e|trust)\//.test(file) ? ASKED.includes(file) : !SLOW.includes(file);
