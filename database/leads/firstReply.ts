import { type ReplyEvent, replyEvents } from '../../data/leads/firstReply.ts';
import { build, type Connection, first, run } from '../store.ts';
import { addLeadEvent } from './leadEvents.ts';

interface Reply {
  kind: ReplyEvent;
  detail: string;
  actor?: string;
  at: string;
}

/** Stores a reply in a lead's history; the earliest reply gives the lead's `answered_at`. */
export async function addReplyEvent(connection: Connection, leadId: number, reply: Reply): Promise<void> {
  await addLeadEvent(connection, leadId, reply);
  await countAgain(connection, leadId);
}

/** Removes a reply that was entered by hand; returns false when there is none. */
export async function removeReplyEvent(connection: Connection, leadId: number, eventId: number): Promise<boolean> {
  const removed = await run(
    connection,
    build
      .deleteFrom('lead_events')
      .where('id', '=', eventId)
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'answered'),
  );
  if (removed > 0) await countAgain(connection, leadId);
  return removed > 0;
}

/** Sets a lead's time of the first reply from its history. */
async function countAgain(connection: Connection, leadId: number): Promise<void> {
  const earliest = build
    .selectFrom('lead_events')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('lead_id', '=', leadId)
    .where('kind', 'in', replyEvents);
  const answered_at = (await first(connection, earliest))?.at ?? null;
  await run(connection, build.updateTable('leads').set({ answered_at }).where('id', '=', leadId));
}
