import { isToFill } from '../company/toComplete.ts';
import { vat } from '../source/vat.ts';
import type { Content } from './content.ts';
import { merged } from './makeContent.ts';

/** Price label: « TTC », or « net » for an owner exempt from VAT (CGI, article 293 B), who may not write that a price includes it. */
export function vatWords({ settings }: Pick<Content, 'settings'>) {
  const mention = merged({ vat }, settings.identity).vat;
  const isExempt = !isToFill(mention) && /293\s*B|non applicable/i.test(mention);
  return isExempt
    ? ({
        isIncluded: false,
        mark: 'net',
        marks: 'nets',
        inFull: 'nets de taxe',
        sentence: 'nets : TVA non applicable, art. 293 B du CGI',
      } as const)
    : ({
        isIncluded: true,
        mark: 'TTC',
        marks: 'TTC',
        inFull: 'toutes taxes comprises',
        sentence: 'toutes taxes comprises',
      } as const);
}
