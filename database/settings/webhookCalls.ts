import type { Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import { build, type Connection, first, insert, run } from '../store.ts';

export type WebhookCall = Selectable<Schema['webhook_calls']>;

/** Stores a webhook call, to be made later, in the transaction of the alert it reports. */
export async function addWebhookCall(
  connection: Connection,
  call: { key: string; body: string; at: string },
): Promise<void> {
  const { key, body, at } = call;
  await insert(connection, 'webhook_calls', { key, body, next_attempt_at: at, created_at: at });
}

/** The oldest call, if it is due; later calls wait for it, so that the receiver gets them in order. */
export async function dueWebhookCall(connection: Connection, at: string): Promise<WebhookCall | undefined> {
  const oldest = await first(connection, build.selectFrom('webhook_calls').selectAll().orderBy('id').limit(1));
  return oldest && oldest.next_attempt_at <= at ? oldest : undefined;
}

/** Deletes a delivered or given-up call. */
export const deleteWebhookCall = (connection: Connection, id: number): Promise<number> =>
  run(connection, build.deleteFrom('webhook_calls').where('id', '=', id));

/** Sets the next try of a call that failed to `nextAttemptAt`. */
export const postponeWebhookCall = (
  connection: Connection,
  id: number,
  attempts: number,
  nextAttemptAt: string,
): Promise<number> =>
  run(
    connection,
    build.updateTable('webhook_calls').set({ attempts, next_attempt_at: nextAttemptAt }).where('id', '=', id),
  );
