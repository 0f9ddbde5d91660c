import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './acceptedEncoding.ts';
import type { PageEntry } from './pageEntry.ts';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Sends a rendered page: 304 when the browser has it, else in the best encoding it takes. */
export function answerPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const { headers } = request;
  if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, entry.unchanged as string[]).end();
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding'], ENCODINGS);
  const answer = entry.answers[encoding];
  response.writeHead(entry.status, answer.headers as string[]).end(request.method === 'HEAD' ? undefined : answer.body);
}
