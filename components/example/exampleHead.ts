import type { Example } from '../../data/examples/types.ts';
import { services } from '../../data/services.ts';
import type { PageHead } from '../head.ts';
import { breadcrumbs } from '../structuredData.ts';

/** Description and place of an example page: under its service, or straight under the home page. */
export function exampleHead({ slug, title, meta, service }: Example): PageHead {
  const parent = services.find(({ code }) => code === service.code);
  return {
    description: meta.description,
    type: 'article',
    jsonLd: [
      breadcrumbs(...(parent ? [{ name: parent.title, path: service.href }] : []), {
        name: title,
        path: `/exemples/${slug}`,
      }),
    ],
  };
}
