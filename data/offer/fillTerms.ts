import { typo } from '../french/typo.ts';
import type { Content } from '../settings/content.ts';
import { hoursText, priceText } from './promiseWords.ts';

type Quoted = Pick<Content, 'terms' | 'offers'>;

const words = {
  replyHours: ({ terms }: Quoted) => hoursText(terms.replyHours),
  consultationMinutes: ({ terms }: Quoted) => String(terms.consultationMinutes),
  strategyPrice: ({ offers }: Quoted) => priceText(offers.strategie.price),
  strategyHours: ({ offers }: Quoted) => hoursText(offers.strategie.deliveryHours),
};

/**
 * A text of an article with the prices and terms it names, as in `{replyHours}`: articles are baked into the build
 * (docs/decisions/0001-rooms-and-doors.md), and the owner may change a term afterwards.
 */
export const fillTerms = (content: Quoted, text: string): string =>
  typo(
    text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      if (!(name in words)) throw new Error(`An article names a term that there is not: {${name}}`);
      return words[name as keyof typeof words](content);
    }),
  );
