import type { PageHead } from '../../components/head.ts';
import { faqPage, professionalService, webSite } from '../../components/structuredData.ts';

export const head: PageHead = {
  description:
    'Études de marché, contenus, stratégies et analyses financières à prix fixe, de 70 à 150 €. Cinq IA se recoupent, un humain signe, livraison en 48 h.',
  jsonLd: [professionalService(), webSite(), faqPage()],
};
