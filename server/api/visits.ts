import type { Request, Router } from 'express';
import { visit } from '../../data/api/visitorInput.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { watchForOneAddress } from '../limits/oneAddress.ts';
import type { Services } from '../services.ts';
import { namesOfVisit } from '../visits/namesOfVisit.ts';
import { jsonBody } from './requests/body.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

/** Whether the browser says that its person wants to be counted by nobody (Global Privacy Control, Do Not Track). */
const isRefused = (request: Request) => request.get('sec-gpc') === '1' || request.get('dnt') === '1';
const hostOf = ({ settings }: Services) => new URL(settings.baseUrl).host;

/** `POST /api/visits`: one more page view, form opened or form started today. Nothing about the visitor is kept. */
export function visitRoutes(router: Router, services: Services): void {
  const see = watchForOneAddress(services);
  resource(router, '/visits', {
    post: [
      limitBy(services, 'visit'),
      ...jsonBody,
      async (request, response) => {
        const step = parse(visit, request.body);
        const [network, browser] = [networkOfClient(request), request.get('user-agent') ?? ''];
        see(network, browser);
        if (!isRefused(request)) await services.visits.add(namesOfVisit(step, browser, hostOf(services)), network);
        response.status(204).end();
      },
    ],
  });
}
