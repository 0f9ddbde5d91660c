import { decimal } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import type { MotifName, ServiceCode } from './catalogue.ts';
import { extents } from './extents.ts';
import { deliverableFormat, priceText } from './promiseWords.ts';
import { serviceByCode } from './services.ts';

/** Text of a deliverable's cover. */
export interface Cover {
  kind: string;
  title: string;
  line: string;
  motif: MotifName;
  /** Short lines at the bottom right. */
  meta: readonly string[];
}

const formatOf = (content: Content, code: ServiceCode) => serviceByCode(content, code)?.format ?? '';
const delayOf = (content: Content, code: ServiceCode) => `${serviceByCode(content, code)?.deliveryHours} h`;

/** Texts of the covers of the six examples. */
export const covers = (content: Content): Record<MotifName, Cover> => ({
  market: {
    kind: 'Étude de marché',
    title: 'Les néobanques européennes',
    line: 'Taille du marché, positionnement des acteurs et segments à conquérir.',
    motif: 'market',
    meta: [
      `${extents.market.pages} pages · ${extents.market.sources} sources`,
      `${extents.market.competitors} concurrents · ${extents.market.segments} segments`,
    ],
  },
  content: {
    kind: 'Contenu premium',
    title: 'L’e-commerce omnicanal',
    line: 'Article de fond et déclinaisons.',
    motif: 'content',
    meta: [
      `${decimal(extents.content.words)} mots · ${extents.content.pieces} contenus`,
      `${extents.content.formats} formats · ${extents.content.weeks} semaines`,
    ],
  },
  automation: {
    kind: 'Automatisation',
    title: 'Audit d’une agence marketing',
    line: 'Douze processus passés au crible, six à automatiser.',
    motif: 'automation',
    meta: [formatOf(content, 'automatisation'), delayOf(content, 'automatisation')],
  },
  strategy: {
    kind: 'Stratégie',
    title: 'Automatiser une PME industrielle',
    line: 'Plan d’action sur dix-huit mois.',
    motif: 'strategy',
    meta: [`${extents.strategy.months} mois`, formatOf(content, 'strategie')],
  },
  finance: {
    kind: 'Analyse financière',
    title: 'Prévisions 2024–2026',
    line: 'Trois scénarios, une levée de fonds.',
    motif: 'finance',
    meta: [`${extents.finance.pages} pages`, deliverableFormat(formatOf(content, 'analyse-financiere'))],
  },
  saas: {
    kind: 'Analyse concurrentielle',
    title: 'SaaS B2B, six acteurs',
    line: 'Comparatif fonctionnel et tarifaire.',
    motif: 'saas',
    meta: [`${extents.saas.pages} pages`, `${content.saas.deliveryHours} h · ${priceText(content.saas.price)}`],
  },
});

/** Returns the cover of a service; undefined for the monthly pack and tailored work, which have none. */
export const coverOf = (content: Content, code: ServiceCode): Cover | undefined => {
  const motif = serviceByCode(content, code)?.motif;
  return motif && covers(content)[motif];
};
