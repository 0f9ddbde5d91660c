import type { PageHead } from '../../../components/head.ts';
import { breadcrumbs, serviceOffer } from '../../../components/structuredData.ts';
import { serviceDescription, servicePageOf } from '../../../data/servicePages.ts';

export function head({ routeParams }: { routeParams: Record<string, string> }): PageHead {
  const { service, page } = servicePageOf(routeParams.service ?? '');
  const description = serviceDescription(service, page);
  const place = breadcrumbs(
    { name: 'Services', path: '/#services' },
    { name: service.title, path: `/services/${service.code}` },
  );
  return { description, jsonLd: [serviceOffer(service, description), place] };
}
