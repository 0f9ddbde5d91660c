import type { RequestHandler, Router } from 'express';
import { eventsQuery } from '../../../data/api/queries.ts';
import type { SessionEnds } from '../../../data/api/responses.ts';
import type { EarlierEvent, StreamOpened } from '../../../data/desk/liveEvents.ts';
import { touchSession } from '../../../database/accounts/sessions.ts';
import { refuseElsewhere } from '../../security/sameOrigin.ts';
import { readTokenHash, requireAdmin, sessionEnds, sessionOf, signInFirst } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { asking, resource } from '../route.ts';

/** `/api/admin/session`: when the session ends. GET does not prolong it; POST does. */
export function sessionClockRoutes(router: Router, services: Services): void {
  const { queue, now } = services;
  const prolong: RequestHandler = async (_request, response) => {
    const { tokenHash } = sessionOf(response);
    await queue.write((writer) => touchSession(writer, tokenHash, now().toISOString()));
    return { success: true, ...(await sessionEnds(services, tokenHash)) };
  };
  resource(router, '/session', {
    get: async (request) => {
      refuseElsewhere(request);
      const tokenHash = readTokenHash(services, request);
      const ends = tokenHash === undefined ? undefined : await sessionEnds(services, tokenHash);
      if (!ends) throw signInFirst();
      return { success: true, ...ends } satisfies SessionEnds;
    },
    post: [requireAdmin(services), prolong],
  });
}

const HEARTBEAT_MS = 25_000;
/** Interval at which an event stream checks its session: the stream of an ended session closes within it. */
const SESSION_LOOK_MS = 1500;

/** `GET /api/admin/events`: live events (Server-Sent Events). The stream does not prolong the session. */
export function liveEvents(services: Services): RequestHandler {
  return asking(eventsQuery, ({ after }, request, response) => {
    const { tokenHash } = sessionOf(response);
    response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    response.write('retry: 3000\n\n');
    const send = (event: string, id: string, data: object) =>
      response.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    // Resumes after the last event the browser received: its place is in the header after a reconnection, in the query when another tab
    // takes the stream over.
    const { live } = services;
    const missed = live.after(request.get('Last-Event-ID') ?? after);
    for (const { age, event, place } of missed ?? [])
      if (event.kind !== 'warning') send('earlier', place, { age, event } satisfies EarlierEvent);
    send('opened', live.place(), { complete: missed !== undefined } satisfies StreamOpened);
    const leave = live.subscribe(
      ({ event, place }) => {
        if (event.kind !== 'warning') send('message', place, event);
      },
      () => void response.end(),
    );
    const heartbeat = setInterval(() => response.write(': \n\n'), HEARTBEAT_MS).unref();
    const endWithSession = async () => {
      if (!(await sessionEnds(services, tokenHash))) response.end();
    };
    // A session that cannot be read, for example without the database, is checked again after the interval.
    const look = setInterval(() => void endWithSession().catch(() => undefined), SESSION_LOOK_MS).unref();
    request.on('close', () => {
      clearInterval(heartbeat);
      clearInterval(look);
      leave();
    });
  });
}
