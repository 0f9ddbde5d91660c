import type { Router } from 'express';
import { visit } from '../../data/api/visitorInput.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { watchForOneAddress } from '../limits/oneAddress.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './requests/body.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

/** `POST /api/visits`: one more page view, form opened or form started today. Nothing about the visitor is kept. */
export function visitRoutes(router: Router, services: Services): void {
  const see = watchForOneAddress(services);
  resource(router, '/visits', {
    post: [
      limitBy(services, 'visit'),
      ...jsonBody,
      (request, response) => {
        services.visits.add(parse(visit, request.body).step);
        see(networkOfClient(request), request.get('user-agent') ?? '');
        response.status(204).end();
      },
    ],
  });
}
