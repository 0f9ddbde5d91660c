import { createHmac } from 'node:crypto';
import {
  deleteWebhookCall,
  dueWebhookCall,
  postponeWebhookCall,
  type WebhookCall,
} from '../../database/settings/webhookCalls.ts';
import { postJson } from '../http/postJson.ts';
import { backoff } from '../mail/sendFailure.ts';
import type { Services } from '../services.ts';
import type { WebhookSettings } from './webhookSettings.ts';

const LONGEST_RETRY_MS = 10 * 60_000;
/** After three days the daily reminders have made this call pointless. */
const GIVE_UP_MS = 3 * 86_400_000;

/** Makes the due calls, oldest first, and ends at the first failure. Never throws. */
export async function sendWebhookCalls(services: Services, signal: AbortSignal): Promise<void> {
  const { connection, queue, settings, now, logger } = services;
  const { webhook } = settings;
  try {
    for (;;) {
      const at = now();
      const call = await dueWebhookCall(connection, at.toISOString());
      if (!call || signal.aborted) return;
      const { id, attempts, created_at } = call;
      const problem = webhook && (await problemOf(webhook, call, { signal, at }));
      if (signal.aborted) return;
      const isOver = !problem || Math.abs(at.getTime() - Date.parse(created_at)) > GIVE_UP_MS;
      const next = new Date(now().getTime() + backoff(attempts + 1, LONGEST_RETRY_MS, Math.random)).toISOString();
      await queue.write((writer) =>
        isOver ? deleteWebhookCall(writer, id) : postponeWebhookCall(writer, id, attempts + 1, next),
      );
      if (!problem) continue;
      logger.warn({ reason: problem, attempts: attempts + 1 }, 'alert webhook failed');
      return;
    }
  } catch (error) {
    if (!signal.aborted) logger.error({ reason: String(error) }, 'alert webhook could not be called');
  }
}

/**
 * Makes a call and returns why it failed, undefined when it succeeded. Its headers are its key, the same at every try, and a signature over
 * the moment and the body, `t=<seconds>,v1=<hex of HMAC-SHA256(secret, "<seconds>.<body>")>`, so that a replayed call can be recognised.
 */
async function problemOf(
  { url, secret }: WebhookSettings,
  { key, body }: WebhookCall,
  { signal, at }: { signal: AbortSignal; at: Date },
): Promise<string | undefined> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'X-Alert-Id': key, 'X-Alert-Signature': `t=${seconds},v1=${signature}` };
  try {
    const { status } = await postJson(url, body, { headers, signal });
    return status >= 200 && status < 300 ? undefined : `status ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
