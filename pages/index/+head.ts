import { faqPage, professionalService, webSite } from '../../components/structuredData.ts';
import { site } from '../../data/company/site.ts';
import { hero } from '../../data/home.ts';
import { covers } from '../../data/offer/covers.ts';
import { delayFigure, priceRange } from '../../data/offer/promiseWords.ts';
import type { PageHead } from '../../data/pageHead.ts';

export const head: PageHead = {
  title: `${site.brand} : études, contenus et stratégies recoupés par cinq IA`,
  description: `Études de marché, contenus, stratégies et analyses financières à prix fixe, ${priceRange}. Cinq IA se recoupent, un humain signe, livraison en ${delayFigure}.`,
  card: { headline: ['Cinq IA se', 'recoupent.', hero.title[1]], cover: covers.market },
  jsonLd: [professionalService(), webSite(), faqPage()],
};
