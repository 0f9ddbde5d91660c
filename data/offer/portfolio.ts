import { decimal } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import type { CatalogueCode, ServiceCode } from './catalogue.ts';
import { type Cover, covers } from './covers.ts';
import { extents } from './extents.ts';
import { hoursText, priceText } from './promiseWords.ts';

/** Text of the last line of a portfolio card: `PDF / PPT · 48 h`. */
function formatAndDelay(content: Content, code: CatalogueCode): string {
  const { format, deliveryHours } = content.offers[code];
  return `${format} · ${hoursText(deliveryHours)}`;
}

/**
 * A card of the portfolio. Its cover and title link to the example; its buttons open the quote form (docs/product/contract.md, Readings).
 */
export interface PortfolioCard {
  id: string;
  /** Offer that the card's buttons preselect in the quote form. */
  code: ServiceCode;
  href: string;
  cover: Cover;
  /** Inner page of the example, drawn beside the cover. */
  spread?: 'segments' | 'contents';
  title: string;
  description: string;
  meta: string;
}

export const portfolio = (content: Content) =>
  ({
    title: 'Jugez sur pièces',
    lead: 'Quatre extraits à feuilleter.',
    cards: [
      {
        id: 'neobanques',
        code: 'etude-marche',
        href: '/exemples/etude-marche',
        cover: covers(content).market,
        spread: 'segments',
        title: 'Les néobanques européennes',
        description: 'Étude de marché : quinze concurrents, huit segments, et les trois où se concentre la marge.',
        meta: `${extents.market.pages} pages · ${formatAndDelay(content, 'etude-marche')}`,
      },
      {
        id: 'pme-industrielle',
        code: 'strategie',
        href: '/exemples/strategie',
        cover: covers(content).strategy,
        title: 'Automatiser une PME industrielle',
        description: 'Stratégie : un plan d’action de dix-huit mois.',
        meta: `${extents.strategy.months} mois de feuille de route · ${formatAndDelay(content, 'strategie')}`,
      },
      {
        id: 'omnicanal',
        code: 'contenu-premium',
        href: '/exemples/contenu-premium',
        cover: covers(content).content,
        title: 'L’e-commerce omnicanal',
        description: 'Contenu premium : article de fond et déclinaisons.',
        meta: `${decimal(extents.content.words)} mots et plus · ${formatAndDelay(content, 'contenu-premium')}`,
      },
      {
        id: 'saas',
        code: content.saas.code,
        href: '/exemples/saas-b2b',
        cover: covers(content).saas,
        spread: 'contents',
        title: 'SaaS B2B : analyse concurrentielle',
        description: 'Six acteurs comparés sur les fonctions, les prix et la part de marché.',
        meta: `${extents.saas.pages} pages · ${priceText(content.saas.price)} · ${hoursText(content.saas.deliveryHours)}, hors catalogue`,
      },
    ] satisfies PortfolioCard[],
    question: 'Votre besoin n’y figure pas ?',
    button: 'Demander un devis personnalisé',
  }) as const;
