import { breadcrumbs, serviceOffer } from '../../../components/structuredData.ts';
import { priceText } from '../../../data/offer/promiseWords.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import { deliveryText, serviceDescription, serviceTitle } from '../../../data/servicePages.ts';
import type { Content } from '../../../data/settings/content.ts';
import type { data } from './+data.ts';

export function head(content: Content, { service, page, sample }: ReturnType<typeof data>): PageHead {
  const description = serviceDescription(service, page);
  const place = breadcrumbs(
    { name: 'Services', path: '/#services' },
    { name: service.title, path: `/services/${service.code}` },
  );
  return {
    title: serviceTitle(service),
    description,
    jsonLd: [serviceOffer(content, service, description), place],
    card: {
      headline: [service.title],
      label: `${priceText(service.price)}, ${deliveryText(service).toLowerCase()}`,
      cover: sample.cover,
    },
  };
}
