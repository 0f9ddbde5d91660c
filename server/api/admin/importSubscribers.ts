import { randomBytes } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Router } from 'express';
import { type ImportLine, importCheck, importPiece } from '../../../data/api/people.ts';
import type { ImportVerdicts } from '../../../data/api/responses.ts';
import { email as addressEntry } from '../../../data/api/text.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { type DayOrder, writtenMoment } from '../../../data/entry/writtenMoment.ts';
import { addingVerdicts, type ImportVerdict } from '../../../data/people/personWords.ts';
import type { KeptColumn } from '../../../data/people/subscriberFile.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { type ImportedSubscriber, importSubscriber, judgeImported } from '../../../database/people/subscribers.ts';
import type { Connection } from '../../../database/store.ts';
import { ERASURE } from '../../security/fingerprints.ts';
import { requireRecent } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { authorOf, jsonBody, parse, resource } from '../route.ts';

/** Lines checked or added in one step, which occupies the event loop for some twenty milliseconds. */
const STEP = 20;

/**
 * `/api/admin/subscribers/import`: a file of subscribers, some lines a call, a few lines a transaction; a line sent twice is added once.
 */
export function importSubscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, now, live } = services;
  resource(router, '/subscribers/import/check', {
    post: [
      ...jsonBody,
      async (request) => {
        const { rows, days } = parse(importCheck, request.body);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          const judged = await judge(services, connection, { rows: rows.slice(from, from + STEP), days });
          verdicts.push(...judged.map(({ verdict }) => verdict));
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
        const { rows, days, announced } = parse(importPiece, request.body);
        const { actor, at } = authorOf(response, now);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          const some = rows.slice(from, from + STEP);
          const judged = await queue.write(async (writer) => {
            if (announced !== undefined && from === 0)
              await writeJournal(writer, { action: 'subscribers-imported', account: actor, amount: announced, at });
            return importRows(services, writer, { rows: some, days, actor, at });
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

type Site = Pick<Services, 'fingerprints' | 'now'>;

interface Judged extends ImportedSubscriber {
  verdict: ImportVerdict;
}

/** Verdicts on subscribers that the imported file itself marks as departed, stopped or unconfirmed. */
const IN_THE_FILE = { left: 'departed', stopped: 'blocked', pending: 'unconfirmed' } as const satisfies Record<
  string,
  ImportVerdict
>;

/** Returns each line's row for the database, with a verdict on whether it may be added. */
async function judge(
  { fingerprints, now }: Site,
  connection: Connection,
  { rows: lines, days: order }: Pick<Piece, 'rows' | 'days'>,
): Promise<Judged[]> {
  const momentOf = (text = '') => writtenMoment(text, { now: now(), order }) ?? null;
  const judged: Judged[] = [];
  for (const { state, kept, ...line } of lines) {
    const address = addressEntry.safeParse(line.email);
    const email = (address.data ?? line.email).toLowerCase();
    const consent_at = momentOf(line.consent_at);
    const row: ImportedSubscriber = {
      ...{ email, consent_at, consent_source: line.source || null, status: state || 'confirmed' },
      ...(kept ? keptRow(kept, momentOf) : { confirmed_at: consent_at }),
    };
    const known = address.success ? await judgeImported(connection, email, fingerprints(ERASURE, email)) : 'invalid';
    const isProven = consent_at !== null && (line.source !== '' || Boolean(kept?.consent_text_version));
    const fresh = state ? (kept ? 'kept' : IN_THE_FILE[state]) : isProven ? 'new' : 'unproven';
    judged.push({ ...row, verdict: known === 'new' ? fresh : known });
  }
  return judged;
}

/** Columns that only this program's own export has, beyond address, state and consent. */
function keptRow(kept: Record<KeptColumn, string>, momentOf: (text: string) => string | null) {
  const { consent_text_version, confirmation_mail_id, stop_reason, stop_answer, imported_by } = kept;
  return {
    consent_text_version: consent_text_version || null,
    confirmation_sent_at: momentOf(kept.confirmation_sent_at),
    confirmation_mail_id: confirmation_mail_id || null,
    confirmed_at: momentOf(kept.confirmed_at),
    left_at: momentOf(kept.left_at),
    stopped_at: momentOf(kept.stopped_at),
    stop_reason: stopReasons.find(({ label }) => label === stop_reason)?.code ?? null,
    stop_answer: stop_answer || null,
    imported_at: momentOf(kept.imported_at),
    imported_by: imported_by || null,
    created_at: momentOf(kept.created_at),
  };
}

interface Piece {
  rows: readonly ImportLine[];
  days: DayOrder;
  actor: string;
  at: string;
}

/**
 * Adds the new lines with the proof of consent, and stores who unsubscribed elsewhere; returns the verdict on each line. To be run inside
 * the write queue.
 */
export async function importRows(
  site: Site,
  writer: Connection,
  { actor, at, ...piece }: Piece,
): Promise<ImportVerdict[]> {
  const judged = await judge(site, writer, piece);
  for (const { verdict, ...row } of judged) {
    if (!addingVerdicts.includes(verdict)) continue;
    const nonce = randomBytes(16).toString('base64url');
    const brought = row.created_at ? {} : { imported_at: at, imported_by: actor };
    await importSubscriber(writer, { left_at: row.status === 'left' ? at : null, ...row, ...brought }, { nonce, at });
  }
  return judged.map(({ verdict }) => verdict);
}
