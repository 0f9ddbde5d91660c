import { randomBytes } from 'node:crypto';
import type { ImportLine } from '../../data/api/subscriberImportInput.ts';
import { isEmailAddress } from '../../data/leads/emailAddress.ts';
import type { ImportVerdict } from '../../data/people/subscriberImport.ts';
import { importSubscriber, judgeImported } from '../../database/people/importSubscribers.ts';
import type { Connection } from '../../database/store.ts';
import { ERASURE } from '../api/admin/people/noteErasure.ts';
import { parisMoment } from '../api/requests/parisMidnight.ts';
import type { Services } from '../services.ts';

/** No list of today's law is older. */
const FIRST = '1995-01-01';
const WRITTEN =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}))(?:[T ]+(?:à )?(?<time>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The moment of consent, as a spreadsheet or another program writes it: `2024-03-01`, `01/03/2024`, either with an hour in Paris, or an
 * instant with its zone. The answer is an instant, ISO 8601; undefined for what is no day, too old to be one, or still to come.
 */
export function consentDate(text: string, now: Date): string | undefined {
  const found = WRITTEN.exec(text.trim())?.groups;
  if (!found) return undefined;
  const day = found.year
    ? `${found.year}-${found.month}-${found.day}`
    : `${found.y}-${found.m?.padStart(2, '0')}-${found.d?.padStart(2, '0')}`;
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day || day < FIRST) return undefined;
  const time = found.time ?? '00:00';
  if (time > '23:59') return undefined;
  const instant = found.zone ? new Date(text.trim().replace(' ', 'T')) : new Date(parisMoment(day, time));
  return instant <= now && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}

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
