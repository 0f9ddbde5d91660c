import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from '../http/acceptedEncoding.ts';
import { requestIdOf } from '../http/requestLog.ts';
import type { PageEntry } from './pageEntry.ts';

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
