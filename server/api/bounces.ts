import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import { bounceCall } from '../../data/api/visitorInput.ts';
import { applyReport, verdictOfReply } from '../bounces/noteBounce.ts';
import { Problem } from '../http/problem.ts';
import { limitBy } from '../limits/limitBy.ts';
import { oneLine } from '../mail/sendFailure.ts';
import type { Services } from '../services.ts';
import { parse, resource } from './route.ts';

/** Maximum age of a signature, for clocks that differ between two machines and for a slow connection. */
const TOLERANCE_SECONDS = 5 * 60;

/**
 * Whether a body was signed with the secret within the tolerance: `t=<seconds>,v1=<hex of HMAC-SHA256(secret, "<seconds>.<body>")>`, the
 * form the site uses for its own calls (server/webhook/sendWebhookCalls.ts). Compares in constant time.
 */
function signatureIsGood(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (seconds === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
}

const LIMIT = 64 * 1024;

/**
 * `/api/mail/bounces`: a mail provider posts signed reports of returned mails; absent without a secret in the settings. A report posted
 * twice counts once, so an old call repeated within its five minutes changes nothing.
 */
export function bounceRoutes(router: Router, services: Services): void {
  const { settings } = services;
  const secret = settings.bounces.webhookSecret;
  if (secret === undefined) return;
  const raw = express.raw({ type: 'application/json', limit: LIMIT, inflate: false });
  resource(router, '/mail/bounces', { post: [limitBy(services, 'form'), raw, take(services, secret)] });
}

function take({ settings, queue, now, live }: Services, secret: string): RequestHandler {
  const host = new URL(settings.baseUrl).hostname;
  return async (request) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw new Problem(415, 'Envoyez du JSON (application/json).');
    if (!signatureIsGood(secret, request.get('x-bounce-signature'), body, now()))
      throw new Problem(401, 'La signature X-Bounce-Signature manque, est fausse ou date de plus de cinq minutes.');
    const { bounces } = parse(bounceCall, json(body));
    const counts = { unknown: 0, again: 0, noted: 0, stopped: 0 };
    for (const { message_id, kind, status, answer } of bounces) {
      const reply = oneLine(answer || status);
      const report = {
        kind: kind === 'complaint' ? kind : verdictOfReply(reply, status),
        answer: reply,
        source: 'webhook',
        host,
        now: now(),
      } as const;
      counts[await queue.write((writer) => applyReport(writer, { ...report, names: [message_id] }))] += 1;
    }
    if (counts.stopped > 0) live.publish({ kind: 'subscriber' });
    if (counts.noted > 0) live.publish({ kind: 'mail' });
    return { success: true, ...counts };
  };
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem(400, 'Le corps n’est pas du JSON.');
  }
}
