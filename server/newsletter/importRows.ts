import { randomBytes } from 'node:crypto';
import type { ImportLine } from '../../data/api/subscriberImportInput.ts';
import { isEmailAddress } from '../../data/leads/emailAddress.ts';
import type { ImportVerdict } from '../../data/people/subscriberImport.ts';
import { importSubscriber, judgeImported } from '../../database/people/importSubscribers.ts';
import type { Connection } from '../../database/store.ts';
import { ERASURE } from '../api/admin/people/noteErasure.ts';
import type { Services } from '../services.ts';
import { consentDate } from './consentDate.ts';

type Site = Pick<Services, 'fingerprints' | 'now'>;

interface Judged {
  verdict: ImportVerdict;
  email: string;
  consentAt: string;
  source: string;
}

async function judge({ fingerprints, now }: Site, connection: Connection, line: ImportLine): Promise<Judged> {
  const email = line.email.trim().toLowerCase();
  const source = line.source.trim();
  const consentAt = consentDate(line.consent_at, now());
  const judged = { email, consentAt: consentAt ?? '', source };
  if (!isEmailAddress(email)) return { verdict: 'invalid', ...judged };
  const verdict = await judgeImported(connection, email, fingerprints(ERASURE, email));
  const unproven = consentAt === undefined || source === '';
  return { verdict: verdict === 'new' && unproven ? 'unproven' : verdict, ...judged };
}

/** What would become of some lines of a file; nothing is changed. */
export async function checkRows(
  site: Site,
  connection: Connection,
  rows: readonly ImportLine[],
): Promise<ImportVerdict[]> {
  const verdicts: ImportVerdict[] = [];
  for (const line of rows) verdicts.push((await judge(site, connection, line)).verdict);
  return verdicts;
}

/** Adds those that are new and proven; answers what became of each line. To be run inside the write queue. */
export async function importRows(
  site: Site,
  writer: Connection,
  { rows, actor, at }: { rows: readonly ImportLine[]; actor: string; at: string },
): Promise<ImportVerdict[]> {
  const verdicts: ImportVerdict[] = [];
  for (const line of rows) {
    const { verdict, ...judged } = await judge(site, writer, line);
    verdicts.push(verdict);
    if (verdict !== 'new') continue;
    await importSubscriber(writer, { ...judged, nonce: randomBytes(16).toString('base64url'), actor, at });
  }
  return verdicts;
}
