import { faqPage, professionalService, webSite } from '../../components/structuredData.ts';
import { covers } from '../../data/covers.ts';
import { hero } from '../../data/home.ts';
import type { PageHead } from '../../data/pageHead.ts';
import { delayFigure, priceRange } from '../../data/promiseWords.ts';
import { site } from '../../data/site.ts';

export const head: PageHead = {
  title: `${site.brand} : études, contenus et stratégies recoupés par cinq IA`,
  description: `Études de marché, contenus, stratégies et analyses financières à prix fixe, ${priceRange}. Cinq IA se recoupent, un humain signe, livraison en ${delayFigure}.`,
  card: { headline: ['Cinq IA se', 'recoupent.', hero.title[1]], cover: covers.market },
  jsonLd: [professionalService(), webSite(), faqPage()],
};
