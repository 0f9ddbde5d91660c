import { breadcrumbs } from '../../../components/structuredData.ts';
import type { ExamplePageData } from '../../../data/examples/examplePage.ts';
import { covers } from '../../../data/offer/covers.ts';
import { serviceByCode } from '../../../data/offer/services.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import { SERVED } from '../../../data/served.ts';
import type { Content } from '../../../data/settings/content.ts';

/** Head of an example's page; the page's place is under its service or, without a service, under the home page. */
export function head(content: Content, { [SERVED]: { example } }: ExamplePageData): PageHead {
  const { slug, title, meta, service, cover: motif } = example;
  const parent = serviceByCode(content, service.code);
  const place = { name: title, path: `/exemples/${slug}` };
  const cover = covers(content)[motif];
  return {
    ...meta,
    type: 'article',
    jsonLd: [parent ? breadcrumbs({ name: parent.title, path: service.href }, place) : breadcrumbs(place)],
    card: { headline: [cover.title], label: `Exemple illustratif : ${cover.kind.toLowerCase()}`, cover },
  };
}
