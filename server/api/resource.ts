import type { RequestHandler, Router } from 'express';
import { Problem } from '../http/problem.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Mounts a path's handlers by method: what the last returns is answered as JSON. Any other method is answered 405 with those that exist. */
export function resource(
  router: Router,
  path: string,
  handlers: Partial<Record<Method, RequestHandler | readonly RequestHandler[]>>,
): void {
  const route = router.route(path);
  const allowed: string[] = [];
  for (const [method, chain] of Object.entries(handlers)) {
    const before = [chain].flat();
    const last = before.pop();
    if (last) route[method as Method](...before, answering(last));
    allowed.push(method.toUpperCase());
    if (method === 'get') allowed.push('HEAD');
  }
  const Allow = allowed.join(', ');
  route.all((_request, _response, next) =>
    next(new Problem(405, 'Cette adresse n’accepte pas cette méthode.', { headers: { Allow } })),
  );
}

const answering =
  (handler: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    const answer: unknown = await handler(request, response, next);
    if (answer !== undefined) response.json(answer);
  };
