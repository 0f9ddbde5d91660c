import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer, drainable } from '../http/httpServer.ts';
import { requestIdOf, requestLog } from '../http/requestLog.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import { EX_TEMPFAIL, StartRefusal } from './startRefusal.ts';

/** The site's port: opened once, whichever listener serves it. */
export function createDoor({ host, port }: Settings) {
  let listening: RequestListener;
  let opened: Promise<number> | undefined;
  const server = createHttpServer((request, response) => listening(request, response));
  return {
    drain: drainable(server),
    /**
     * Serves requests by this listener from now on.
     * @returns the port.
     * @throws StartRefusal
     */
    serve(listener: RequestListener): Promise<number> {
      listening = listener;
      opened ??= new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => reject(unusable(error, host, port)));
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      });
      return opened;
    },
    close: () => server.close().closeAllConnections(),
  };
}

/** Explains a wrong setting, or an error that may end by itself, in a sentence; anything else is a bug and keeps its stack. */
function unusable(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefusal([`PORT : ${host}:${port} est déjà pris par un autre programme.`]);
  if (error.code === 'EACCES')
    return new StartRefusal([`PORT : ce compte n’a pas le droit d’écouter sur le port ${port}.`]);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartRefusal([`HOST : cette machine n’a pas, ou pas encore, l’adresse ${host}.`], EX_TEMPFAIL);
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartRefusal(
      [`HOST : le nom ${host} ne mène à aucune adresse (${error.code}).`],
      error.code === 'EAI_AGAIN' ? EX_TEMPFAIL : undefined,
    );
  return error;
}

/** Serves every request while the site waits for the database server: 200 at `/healthz`, 503 elsewhere. */
export function notReadyYet(reason: string, logger: Logger): RequestListener {
  const log = requestLog({ logger });
  const fixed: Record<string, readonly [status: number, type: string, body: string]> = {
    '/healthz': [200, 'application/json', JSON.stringify({ status: 'ok' })],
    '/readyz': [503, 'application/json', JSON.stringify({ status: 'unavailable', reason })],
  };
  const others = [503, 'text/plain; charset=utf-8', 'Le site démarre. Réessayez dans un instant.'] as const;
  return (request, response) => {
    log(request, response);
    const [status, type, body] = fixed[request.url ?? ''] ?? others;
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': requestIdOf(response) ?? '',
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    response.end(body);
  };
}
