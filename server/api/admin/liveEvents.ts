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
      (event) => {
        response.write(`data: ${JSON.stringify(event)}\n\n`);
        // Told that something changed, the desk asks, and learns that its session was ended from another one.
        if (event.kind === 'accounts' && !sessionEnds(services, tokenHash)) response.end();
      },
      () => void response.end(),
    );
    const heartbeat = setInterval(() => {
      if (sessionEnds(services, tokenHash)) response.write(': \n\n');
      else response.end();
    }, HEARTBEAT_MS);
    heartbeat.unref();
    request.on('close', () => {
      clearInterval(heartbeat);
      leave();
    });
  };
}
