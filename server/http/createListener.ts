import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Services } from '../services.ts';
import { stayInPreview } from '../siteContent/sitePreviews.ts';
import { requestIdOf, requestLog } from './requestLog.ts';

/**
 * What listens: every request gets its id and its log line; pages already rendered are answered before Express looks at the
 * request, all else is the app's.
 */
export function createListener(app: Express, { logger, pages }: Pick<Services, 'logger' | 'pages'>): RequestListener {
  const log = requestLog(logger);
  return (request, response) => {
    log(request, response);
    const previewed = stayInPreview(request);
    if (previewed) {
      response.writeHead(307, { Location: previewed, 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (pages?.answerCached(request, response)) return;
    response.setHeader('X-Request-Id', requestIdOf(response) ?? '');
    app(request, response);
  };
}
