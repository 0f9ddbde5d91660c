import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding } from '../http/acceptedEncoding.ts';
import { Problem } from '../http/problem.ts';
import { requestIdOf } from '../http/requestLog.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { createFairQueue, QueueFull } from '../limits/fairQueue.ts';
import { whenGone } from '../limits/limitBy.ts';
import { limits } from '../limits/limits.ts';
import type { Session } from '../security/signIn/session.ts';
import type { PageEntry } from './pageEntry.ts';

/** While one page is compressed the next is drawn. */
const AT_ONCE = 2;
/** Some seconds' work; beyond, the key with most waiting gives way. */
const MOST = 300;

const busy = () =>
  new Problem(503, 'Le site est très demandé en ce moment. Réessayez dans un instant.', {
    headers: { 'Retry-After': '2' },
  });

/** Draws what is drawn for one visitor. */
export type DrawInTurn = <Drawn>(
  request: Request,
  response: Response,
  draw: () => Promise<Drawn>,
) => Promise<Drawn | undefined>;

/**
 * Uncached pages are drawn in turn, network by network; signed-in accounts go first, account by
 * account. The answered function gives nothing where the visitor has left meanwhile. @throws Problem 503 where too many wait.
 */
export function createDrawing(): DrawInTurn {
  const queue = createFairQueue({ atOnce: AT_ONCE, perKey: limits.drawing.most, most: MOST });
  return async (request, response, draw) => {
    const session = response.locals.session as Session | undefined;
    const key = session ? `account ${session.username}` : networkOfClient(request);
    const gone = whenGone(response);
    try {
      return await queue.take(draw, { key, first: session !== undefined, gone });
    } catch (error) {
      if (gone.aborted) return undefined;
      throw error instanceof QueueFull ? busy() : error;
    }
  };
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Sends a rendered page: 304 when the browser has it, else in the best encoding it takes. */
export function answerPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const { headers } = request;
  if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, withId(response, entry.unchanged)).end();
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding'], ENCODINGS);
  const answer = entry.answers[encoding];
  response.writeHead(entry.status, withId(response, answer.headers));
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/** The entry's headers and the request's own id, in the one form `writeHead` sends as it stands. */
function withId(response: ServerResponse, headers: readonly string[]): string[] {
  const id = requestIdOf(response);
  return id ? [...headers, 'X-Request-Id', id] : [...headers];
}
