import { typo } from '../french/typo.ts';
import { hoursText } from './promiseWords.ts';
import { catalogueService, priceText, terms } from './services.ts';

const strategy = catalogueService('strategie');

const words = {
  replyHours: () => hoursText(terms.replyHours),
  consultationMinutes: () => String(terms.consultationMinutes),
  strategyPrice: () => priceText(strategy.price),
  strategyHours: () => hoursText(strategy.deliveryHours),
};

/**
 * A text of an article with the prices and terms it names, as in `{replyHours}`: articles are baked into the build
 * (docs/decisions/0014-baked-data.md), and the owner may change a term afterwards.
 */
export const fillTerms = (text: string): string =>
  typo(
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      if (!(name in words)) throw new Error(`An article names a term that there is not: {${name}}`);
      return words[name as keyof typeof words]();
    }),
  );
