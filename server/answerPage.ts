import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageEntry } from './pageEntry.ts';

/** Sends a rendered page: 304 when the browser has it, else in the best encoding it takes. */
export function answerPage(request: IncomingMessage, response: ServerResponse, entry: PageEntry): void {
  const { headers } = request;
  if (entry.status === 200 && headers['if-none-match']?.includes(entry.etag)) {
    response.writeHead(304, entry.unchanged as string[]).end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const answer = entry.answers[encoding];
  response.writeHead(entry.status, answer.headers as string[]).end(request.method === 'HEAD' ? undefined : answer.body);
}
