import type { Lead } from '../../data/api/rows.ts';
import { serviceCodeOf } from '../../data/leads/leadService.ts';
import { correctionLimits } from '../../data/leads/limits.ts';
import { phoneKey } from '../../data/leads/phoneNumber.ts';
import type { Connection } from '../file/connection.ts';
import { settlePerson } from '../people/people.ts';
import { build, prepared, run } from '../query.ts';
import { addLeadEvent, type NewLead } from './leads.ts';

/** What a person typed, as the owner reads it. */
const WORDS = ['name', 'company', 'service', 'message'] as const;

/** The same form once more than may be, or with more words than may be: nothing was changed. */
export class TooManyCorrections extends Error {
  readonly reason: 'times' | 'bytes';

  constructor(reason: 'times' | 'bytes') {
    super(`too many corrections: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Puts the words of a form posted again in the place of those it said before, which its history keeps. To be run inside
 * the write queue.
 * @returns false when it says nothing new.
 * @throws TooManyCorrections
 */
export function correctLead(connection: Connection, earlier: Lead, lead: NewLead, now: Date): boolean {
  const changed = WORDS.filter((word) => earlier[word] !== lead[word]);
  if (changed.length === 0) return false;
  const said = (words: Pick<Lead, (typeof WORDS)[number]>) =>
    Object.fromEntries(changed.map((word) => [word, words[word]]));
  const { times, bytes } = corrections(connection, earlier.id);
  if (times >= correctionLimits.times) throw new TooManyCorrections('times');
  const detail = JSON.stringify(said(earlier));
  const all = bytes + Buffer.byteLength(detail) + sizeOf(lead);
  if (all > correctionLimits.bytes) throw new TooManyCorrections('bytes');
  const at = now.toISOString();
  run(
    connection,
    build
      .updateTable('leads')
      .set({
        ...said(lead),
        service_code: serviceCodeOf(lead.service),
        phone_key: phoneKey(lead.message),
        updated_at: at,
      })
      .where('id', '=', earlier.id),
  );
  addLeadEvent(connection, earlier.id, { kind: 'corrige', detail, at });
  settlePerson(connection, earlier.person_id);
  return true;
}

const sizeOf = (words: Pick<Lead, (typeof WORDS)[number]>): number =>
  WORDS.reduce((sum, word) => sum + Buffer.byteLength(words[word] ?? ''), 0);

/** How often a form was corrected, and the bytes of what it said before. */
function corrections(connection: Connection, leadId: number): { times: number; bytes: number } {
  const sql = `SELECT count(*) AS times, coalesce(sum(octet_length(detail)), 0) AS bytes
    FROM lead_events WHERE lead_id = ? AND kind = 'corrige'`;
  return prepared(connection, sql).get(leadId) as { times: number; bytes: number };
}
