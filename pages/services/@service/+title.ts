import { servicePageOf, serviceTitle } from '../../../data/servicePages.ts';

export const title = ({ routeParams }: { routeParams: Record<string, string> }): string =>
  serviceTitle(servicePageOf(routeParams.service ?? '').service);
