import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Router } from 'express';
import type { ImportVerdicts, RowErased, SubscriberPage, SubscriberTakenBack } from '../../../data/api/answers.ts';
import { type ImportLine, importCheck, importPiece } from '../../../data/api/people.ts';
import { erasureQuery, subscriberQuery } from '../../../data/api/queries.ts';
import { erasedFrom } from '../../../data/desk/retention.ts';
import { monthNames } from '../../../data/french/frenchDates.ts';
import { fold } from '../../../data/french/spellings.ts';
import { momentInParis } from '../../../data/french/timeInParis.ts';
import { isEmailAddress } from '../../../data/leads/contactDetails.ts';
import type { ImportVerdict } from '../../../data/people/personWords.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { putInBin } from '../../../database/leads/bin.ts';
import { takeSubscriberBack } from '../../../database/mail/bounces.ts';
import {
  eachSubscriber,
  eraseSubscriber,
  importSubscriber,
  judgeImported,
  pageOfSubscribers,
  subscriberById,
} from '../../../database/people/subscribers.ts';
import type { Connection } from '../../../database/store.ts';
import { subscriberColumns } from '../../exportTables.ts';
import { Problem } from '../../http/problem.ts';
import { addStrangerMail } from '../../mail/strangerLimit.ts';
import { requireRecent } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import {
  asking,
  authorOf,
  idOf,
  jsonBody,
  pageAsked,
  paged,
  pageOf,
  parse,
  resource,
  subscriberFilterAsked,
} from '../route.ts';
import { exportTable } from './exports.ts';
import { ERASURE, noteErasure } from './people/people.ts';

/** `/api/admin/subscribers`: all who ever subscribed, with state and proof of consent; erasure. */
export function subscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now, settings } = services;
  resource(router, '/subscribers', {
    get: asking(pageOf(subscriberQuery), async (asked) => {
      const query = { ...subscriberFilterAsked(asked), ...pageAsked(asked) };
      return paged(await pageOfSubscribers(connection, query)) satisfies SubscriberPage;
    }),
  });
  exportTable(router, services, 'subscribers', {
    ...{ action: 'subscribers-exported', name: 'abonnes', columns: subscriberColumns, query: subscriberQuery },
    rows: (asked) => eachSubscriber(connection, subscriberFilterAsked(asked)),
  });
  resource(router, '/subscribers/:id/take-back', {
    post: async (request, response) => {
      const id = idOf(request);
      const { actor, at } = authorOf(response, now);
      const host = new URL(settings.baseUrl).hostname;
      const status = await queue.write(async (writer) => {
        const back = await takeSubscriberBack(writer, id, at);
        const subscriber = back && (await subscriberById(writer, id));
        if (!subscriber) return undefined;
        // An unconfirmed subscriber is asked anew: the last link is too old.
        if (back === 'pending') {
          const mail = { subscriberId: id, email: subscriber.email, host, now: now() };
          await addStrangerMail(writer, { kind: 'newsletter-confirmation', ...mail });
        }
        await writeJournal(writer, { action: 'subscriber-taken-back', account: actor, at });
        return back;
      });
      if (!status)
        throw new Problem(
          404,
          'Cette adresse n’est pas arrêtée, ou la personne a signalé un courriel comme indésirable : elle seule peut alors se réinscrire.',
        );
      services.mailWaiting();
      live.publish({ kind: 'subscriber' });
      return { success: true, status } satisfies SubscriberTakenBack;
    },
  });
  resource(router, '/subscribers/:id', {
    delete: asking(erasureQuery, async ({ asked_by }, request, response) => {
      const id = idOf(request);
      const { actor, at } = authorOf(response, now);
      const done = await queue.write(async (writer) => {
        const email = asked_by === 'person' ? (await subscriberById(writer, id))?.email : undefined;
        if (email) await noteErasure(services, writer, { counts: { subscribers: 1 }, addresses: [email], actor });
        const gone = email
          ? await eraseSubscriber(writer, id)
          : await putInBin(writer, 'subscriber', id, { actor, at });
        const action = email ? 'subscribers-erased' : 'subscribers-binned';
        if (gone) await writeJournal(writer, { action, account: actor, amount: 1, at });
        return gone;
      });
      if (!done) throw new Problem(404, 'Cet abonné n’existe pas, ou a été effacé.');
      if (asked_by === 'person') await queue.forgetErased();
      else live.publish({ kind: 'upkeep' });
      live.publish({ kind: 'subscriber' });
      const erased_from = asked_by === 'person' ? null : erasedFrom(at);
      return { success: true, erased_from } satisfies RowErased;
    }),
  });
}

/** That many lines take some twenty milliseconds of the event loop. */
const STEP = 20;

/** `/api/admin/subscribers/import`: a file of subscribers, some lines a call, a few of which are a transaction; a line sent twice is added once. */
export function importSubscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, now, live } = services;
  resource(router, '/subscribers/import/check', {
    post: [
      ...jsonBody,
      async (request) => {
        const { rows } = parse(importCheck, request.body);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          verdicts.push(...(await checkRows(services, connection, rows.slice(from, from + STEP))));
          await yieldToOthers();
        }
        return { success: true, verdicts } satisfies ImportVerdicts;
      },
    ],
  });
  resource(router, '/subscribers/import', {
    post: [
      requireRecent(services),
      ...jsonBody,
      async (request, response) => {
        const { rows, announced } = parse(importPiece, request.body);
        const { actor, at } = authorOf(response, now);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          const some = rows.slice(from, from + STEP);
          const judged = await queue.write(async (writer) => {
            if (announced !== undefined && from === 0)
              await writeJournal(writer, { action: 'subscribers-imported', account: actor, amount: announced, at });
            return importRows(services, writer, { rows: some, actor, at });
          });
          verdicts.push(...judged);
          await yieldToOthers();
        }
        live.publish({ kind: 'subscriber' });
        return { success: true, verdicts } satisfies ImportVerdicts;
      },
    ],
  });
}

/** No list of today's law is older. */
const FIRST = '1995-01-01';
const WRITTEN =
  /^(?:(?<year>\d{4})[-/](?<month>\d{2})[-/](?<day>\d{2})|(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d\d)|(?<on>\d{1,2})(?:er)? (?<name>\p{L}+) (?<of>\d{4}))(?:[T ]+(?:à )?(?<hour>\d{1,2})[:h](?<minute>\d{2})(?<second>:\d{2}(?:\.\d+)?)? ?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/u;

/** The day of a date, `2024-03-01`, by whichever of its forms was found. */
function dayOf({ year, month = '', day = '', d = '', m = '', y = '', on = '', name = '', of }: Record<string, string>) {
  if (year) return `${year}-${month}-${day}`;
  if (of)
    return `${of}-${String(monthNames.map(fold).indexOf(fold(name)) + 1).padStart(2, '0')}-${on.padStart(2, '0')}`;
  return `${y.padStart(4, '20')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** `Z`, `UTC`, `+00` and `+0000` as an instant has them. */
const zoneOf = (zone: string): string =>
  /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}` : 'Z';

/**
 * The moment of consent, as a spreadsheet, a database or another program writes it: `2024-03-01`, `01/03/24`, `1 mars 2024`, each with an
 * hour in Paris (`9:05`, `14h05`), or an instant with its zone. The answer is an instant, ISO 8601; undefined for what is no day, too old
 * to be one, or still to come.
 */
export function consentDate(text: string, now: Date): string | undefined {
  const found = WRITTEN.exec(text.trim())?.groups as Record<string, string> | undefined;
  if (!found) return undefined;
  const day = dayOf(found);
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day || day < FIRST) return undefined;
  const time = `${(found.hour ?? '0').padStart(2, '0')}:${found.minute ?? '00'}`;
  if (time > '23:59') return undefined;
  const instant = found.zone
    ? new Date(`${day}T${time}${found.second ?? ''}${zoneOf(found.zone)}`)
    : momentInParis(`${day}T${time}`);
  return instant <= now && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}

type Site = Pick<Services, 'fingerprints' | 'now'>;

interface Judged {
  verdict: ImportVerdict;
  email: string;
  consentAt: string;
  source: string;
}

/** Who is not simply on the list of a file is never added to this one. */
const IN_THE_FILE = { left: 'departed', stopped: 'blocked', pending: 'unconfirmed' } as const satisfies Record<
  string,
  ImportVerdict
>;

async function judge({ fingerprints, now }: Site, connection: Connection, line: ImportLine): Promise<Judged> {
  const email = line.email.trim().toLowerCase();
  const source = line.source.trim();
  const consentAt = consentDate(line.consent_at, now());
  const judged = { email, consentAt: consentAt ?? '', source };
  if (!isEmailAddress(email)) return { verdict: 'invalid', ...judged };
  const verdict = await judgeImported(connection, email, fingerprints(ERASURE, email));
  if (verdict === 'new' && line.state) return { verdict: IN_THE_FILE[line.state], ...judged };
  const unproven = consentAt === undefined || source === '';
  return { verdict: verdict === 'new' && unproven ? 'unproven' : verdict, ...judged };
}

/** What would become of some lines of a file; nothing is changed. */
async function checkRows(site: Site, connection: Connection, rows: readonly ImportLine[]): Promise<ImportVerdict[]> {
  const verdicts: ImportVerdict[] = [];
  for (const line of rows) verdicts.push((await judge(site, connection, line)).verdict);
  return verdicts;
}

/** Adds those that are new and proven, and remembers who left elsewhere; answers what became of each line. To be run inside the write queue. */
async function importRows(
  site: Site,
  writer: Connection,
  { rows, actor, at }: { rows: readonly ImportLine[]; actor: string; at: string },
): Promise<ImportVerdict[]> {
  const verdicts: ImportVerdict[] = [];
  for (const line of rows) {
    const { verdict, ...judged } = await judge(site, writer, line);
    verdicts.push(verdict);
    if (verdict !== 'new' && verdict !== 'departed') continue;
    await importSubscriber(writer, {
      ...judged,
      hasLeft: verdict === 'departed',
      nonce: randomBytes(16).toString('base64url'),
      actor,
      at,
    });
  }
  return verdicts;
}
