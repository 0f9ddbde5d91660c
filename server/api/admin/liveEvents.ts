import type { RequestHandler } from 'express';
import { type Session, sessionEnds } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';

const HEARTBEAT_MS = 25_000;

/** `GET /api/admin/events`: what happens, as it happens (Server-Sent Events). Watching does not prolong the session. */
export function liveEvents(services: Services): RequestHandler {
  return (request, response) => {
    const { tokenHash } = response.locals.session as Session;
    response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    response.write('retry: 3000\n\n');
    const leave = services.live.subscribe(
      (event) => void response.write(`data: ${JSON.stringify(event)}\n\n`),
      () => void response.end(),
    );
    const beat = async () => {
      if (await sessionEnds(services, tokenHash)) response.write(': \n\n');
      else response.end();
    };
    // A session that cannot be read now is asked for again at the next beat.
    const heartbeat = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS);
    heartbeat.unref();
    request.on('close', () => {
      clearInterval(heartbeat);
      leave();
    });
  };
}
