import type { RequestHandler, Router } from 'express';
import type { SiteUnderTest } from './siteUnderTest.ts';

export interface Route {
  method: string;
  path: string;
  /** The path with its `:names`. */
  pattern: string;
  handlers: readonly RequestHandler[];
}

/** Express's own table: a router's layers hold routes, or mounted routers whose path is only kept as a matcher. */
interface Layer {
  route?: { path: string; methods: Record<string, boolean>; stack: { method: string; handle: RequestHandler }[] };
  handle: Partial<Router> & { stack?: Layer[] };
  match(path: string): boolean;
}
const MOUNTS = ['/api', '/admin'];

/** Every route of the app, from Express's own table: new ones are tested without being listed. */
export const allRoutes = ({ app }: Pick<SiteUnderTest, 'app'>): Route[] =>
  routesIn((app.router as unknown as { stack: Layer[] }).stack);

function routesIn(layers: readonly Layer[], prefix = ''): Route[] {
  return layers.flatMap((layer) => {
    const { route } = layer;
    if (route)
      return Object.keys(route.methods)
        .filter((method) => method !== '_all')
        .map((method) => ({
          method,
          path: prefix + route.path.replace(/:\w+/g, '1'),
          pattern: prefix + route.path,
          handlers: route.stack.filter((one) => one.method === method).map(({ handle }) => handle),
        }));
    if (!layer.handle.stack) return [];
    const mount = MOUNTS.find((one) => layer.match(`${one}/x`) && !layer.match('/x')) ?? '';
    return routesIn(layer.handle.stack, prefix + mount);
  });
}
