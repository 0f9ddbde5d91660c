import type { LeadEventKind } from '../../data/leads/leadWords.ts';
import { all, build, type Connection, insert } from '../store.ts';

interface LeadEvent {
  kind: LeadEventKind;
  detail?: string;
  actor?: string;
  at: string;
}

/** Adds an event to a lead's history. */
export async function addLeadEvent(connection: Connection, leadId: number, event: LeadEvent): Promise<void> {
  await insert(connection, 'lead_events', {
    lead_id: leadId,
    kind: event.kind,
    detail: event.detail ?? null,
    actor: event.actor ?? null,
    created_at: event.at,
  });
}

export const leadEvents = (connection: Connection, leadId: number) =>
  all(
    connection,
    build
      .selectFrom('lead_events')
      .select(['id', 'kind', 'detail', 'actor', 'created_at'])
      .where('lead_id', '=', leadId)
      .orderBy('id'),
  );
