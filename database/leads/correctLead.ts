import { sql } from 'kysely';
import type { Lead } from '../../data/api/rows.ts';
import { answerNames } from '../../data/leads/leadAnswers.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import { correctionLimits } from '../../data/leads/limits.ts';
import { phoneKey } from '../../data/leads/phoneNumbers.ts';
import { build, type Connection, first, run } from '../store.ts';
import { addLeadEvent } from './leadEvents.ts';

/** Fields of a form that a person typed, compared between two versions of the form. */
const WORDS = ['name', 'company', 'service', ...answerNames] as const;

/** A form was corrected too often, or with too many words; nothing was changed. */
export class TooManyCorrections extends Error {
  readonly reason: 'times' | 'bytes';

  constructor(reason: 'times' | 'bytes') {
    super(`too many corrections: ${reason}`);
    this.reason = reason;
  }
}

type Words = Pick<Lead, (typeof WORDS)[number]>;

const changedWords = (earlier: Words, lead: Words) => WORDS.filter((word) => earlier[word] !== lead[word]);

/** Whether a repeated form has other words. */
export const saysOther = (earlier: Words, lead: Words): boolean => changedWords(earlier, lead).length > 0;

/**
 * Replaces the words of a form by the corrected ones; the history keeps the former ones. To be run inside the write queue.
 * @throws TooManyCorrections
 */
export async function correctLead(
  connection: Connection,
  earlier: Lead,
  lead: Words & { firstName?: string | undefined },
  now: Date,
): Promise<void> {
  const wordsOf = (words: Words) => Object.fromEntries(changedWords(earlier, lead).map((word) => [word, words[word]]));
  const { times, bytes } = await corrections(connection, earlier.id);
  if (times >= correctionLimits.times) throw new TooManyCorrections('times');
  const detail = JSON.stringify(wordsOf(earlier));
  const all = bytes + Buffer.byteLength(detail) + sizeOf(lead);
  if (all > correctionLimits.bytes) throw new TooManyCorrections('bytes');
  const at = now.toISOString();
  await run(
    connection,
    build
      .updateTable('leads')
      .set({
        ...wordsOf(lead),
        first_name: lead.firstName || null,
        service_code: serviceCodeOf(lead.service),
        phone_key: phoneKey(lead.phone),
        updated_at: at,
      })
      .where('id', '=', earlier.id),
  );
  await addLeadEvent(connection, earlier.id, { kind: 'corrected', detail, at });
}

const sizeOf = (words: Words): number => WORDS.reduce((sum, word) => sum + Buffer.byteLength(words[word] ?? ''), 0);

/** Number of corrections of a form, and total bytes of the words they replaced. */
async function corrections(connection: Connection, leadId: number): Promise<{ times: number; bytes: number }> {
  const earlier = sql<{ times: number; bytes: number }>`SELECT count(*) AS times,
    coalesce(sum(octet_length(detail)), 0) AS bytes FROM lead_events WHERE lead_id = ${leadId} AND kind = 'corrected'`;
  return (await first(connection, earlier)) ?? { times: 0, bytes: 0 };
}
