import {
  deleteWebhookCall,
  dueWebhookCall,
  postponeWebhookCall,
  type WebhookCall,
} from '../../database/settings/webhookCalls.ts';
import type { Connection } from '../../database/store.ts';
import { postJson } from '../http/postJson.ts';
import { backoff } from '../mail/backoff.ts';
import type { Services } from '../services.ts';
import { signedHeaders } from './signedHeaders.ts';
import type { WebhookSettings } from './webhookSettings.ts';

const LONGEST_RETRY_MS = 10 * 60_000;
/** After three days the daily reminders have said more than this call would. */
const GIVE_UP_MS = 3 * 86_400_000;

/** Makes the calls that are due, the oldest first, and ends at the first that fails. Never throws. */
export async function sendWebhookCalls(services: Services, signal: AbortSignal): Promise<void> {
  const { connection, queue, settings, now, logger } = services;
  const { webhook } = settings;
  try {
    for (;;) {
      const call = await dueWebhookCall(connection, now().toISOString());
      if (!call || signal.aborted) return;
      const problem = webhook && (await problemOf(webhook, call, { signal, now: now() }));
      if (signal.aborted) return;
      await queue.write((writer) => (problem ? putOff(writer, call, now()) : deleteWebhookCall(writer, call.id)));
      if (!problem) continue;
      logger.warn({ reason: problem, attempts: call.attempts + 1 }, 'alert webhook failed');
      return;
    }
  } catch (error) {
    if (!signal.aborted) logger.error({ reason: String(error) }, 'alert webhook could not be called');
  }
}

function putOff(connection: Connection, { id, attempts, created_at }: WebhookCall, now: Date): Promise<number> {
  if (Math.abs(now.getTime() - Date.parse(created_at)) > GIVE_UP_MS) return deleteWebhookCall(connection, id);
  const next = now.getTime() + backoff(attempts + 1, LONGEST_RETRY_MS, Math.random);
  return postponeWebhookCall(connection, id, attempts + 1, new Date(next).toISOString());
}

/** Why a call was not taken, undefined when it was. */
async function problemOf(
  { url, secret }: WebhookSettings,
  call: WebhookCall,
  { signal, now }: { signal: AbortSignal; now: Date },
): Promise<string | undefined> {
  try {
    const { status } = await postJson(url, call.body, { headers: signedHeaders(secret, call, now), signal });
    return status >= 200 && status < 300 ? undefined : `status ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
