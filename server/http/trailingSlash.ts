import type { RequestHandler } from 'express';
import { redirect } from './redirect.ts';

/**
 * `/blog/` → `/blog` (308), the query kept. Repeated and back slashes are folded first, so that the target is always a
 * path of this site and never `//elsewhere`.
 */
export const trailingSlash: RequestHandler = (request, response, next) => {
  const { originalUrl } = request;
  const query = originalUrl.indexOf('?');
  const path = query === -1 ? originalUrl : originalUrl.slice(0, query);
  if (path.length < 2 || !path.endsWith('/')) return next();
  const target = `/${path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '')}`;
  redirect(response, 308, target + (query === -1 ? '' : originalUrl.slice(query)));
};
