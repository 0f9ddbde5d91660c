import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProcessMetrics } from '../metrics/processMetrics.ts';
import type { Logger } from '../start/logger.ts';

const ids = new WeakMap<ServerResponse, string>();

/** Id of this response's request; undefined without a log. */
export const requestIdOf = (response: ServerResponse): string | undefined => ids.get(response);

/** Path segment that may be logged; any other segment may identify a person or be of any length. */
const PLAIN = /^[\w.-]{0,60}$/;
const shown = (path: string): string =>
  path
    .split('/')
    .map((part) => (PLAIN.test(part) ? part : '…'))
    .join('/')
    .slice(0, 200);

/** Token in the address of a client's quote. */
const QUOTE_TOKEN = /^(\/(?:api\/quotes|devis)\/)[^/]{20,}/;

interface Log {
  logger: Logger;
  metrics?: ProcessMetrics | undefined;
}

/** Gives each request an id, counts it and logs it with its response: never its query, its address, an unknown path or a client's token. */
export function requestLog({ logger, metrics }: Log): (request: IncomingMessage, response: ServerResponse) => void {
  // Turns redaction off: each line has five fixed values that need none, and redaction would take as long as writing the line.
  const lines = logger.child({}, { redact: [] });
  return ({ method, url = '/' }, response) => {
    const requestId = randomUUID();
    ids.set(response, requestId);
    const begun = performance.now();
    response.once('finish', () => {
      const status = response.statusCode;
      const ms = performance.now() - begun;
      metrics?.observe({ url, status, ms });
      const isKnown = status !== 404 && status !== 405;
      const path = isKnown ? shown((url.split('?', 1)[0] ?? '').replace(QUOTE_TOKEN, '$1…')) : undefined;
      lines.info({ requestId, method, path, status, ms: round(ms) }, 'request');
    });
  };
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
