import { faqPage, professionalService, webSite } from '../../components/structuredData.ts';
import { covers } from '../../data/offer/covers.ts';
import { delayFigure, priceRange } from '../../data/offer/promiseWords.ts';
import type { PageHead } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';
import { heroWords } from '../../data/settings/homeWords.ts';

export const head = (content: Content): PageHead => ({
  title: `${content.site.brand} : études, contenus et stratégies recoupés par cinq IA`,
  description: `Études de marché, contenus, stratégies et analyses financières à prix fixe, ${priceRange(content)}. Cinq IA se recoupent, un humain signe, livraison en ${delayFigure(content)}.`,
  card: { headline: ['Cinq IA se', 'recoupent.', heroWords(content).title[1]], cover: covers(content).market },
  jsonLd: [professionalService(content), webSite(content), faqPage(content)],
});
