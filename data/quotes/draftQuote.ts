import type { Lead } from '../api/rows.ts';
import { toComplete } from '../company/toComplete.ts';
import { fillNames } from '../desk/fillNames.ts';
import { daysAfter } from '../french/timeInParis.ts';
import { serviceName } from '../leads/leadService.ts';
import { monthlyPack } from '../offer/catalogue.ts';
import { usualDeposit } from '../offer/paymentRows.ts';
import { hoursText } from '../offer/promiseWords.ts';
import { packLines, serviceByCode } from '../offer/services.ts';
import { firstNameOf } from '../people/firstName.ts';
import { countedExtents } from '../servicePages.ts';
import type { Content } from '../settings/content.ts';
import { quoteSettings } from '../settings/quoteSettings.ts';
import { type QuoteLine, totalCents } from './quoteWords.ts';

type RequestFields = Pick<
  Lead,
  'name' | 'first_name' | 'company' | 'reference' | 'service' | 'service_code' | 'timeline'
>;

/** Returns the default lines, scope and delay of a quote for the service that a lead names. */
function offered(content: Content, lead: RequestFields): { lines: QuoteLine[]; scope: string[]; delay: string } {
  const { terms, pack, delays } = content;
  const after = [
    `Révisions gratuites, ${hoursText(terms.revisionHours)} après vos retours`,
    `Remboursement possible ${terms.refundDays} jours après la livraison`,
  ];
  const service = serviceByCode(content, lead.service_code ?? '');
  if (service) {
    return {
      lines: [{ text: `${service.title}\n${service.line}`, quantity: 1, unit_price: service.price }],
      scope: [
        `${service.title}, ${service.format.replaceAll(' / ', ' et ')}`,
        ...countedExtents(content, service.code),
        ...after,
      ],
      delay: hoursText(service.deliveryHours),
    };
  }
  if (lead.service_code === monthlyPack.code)
    return {
      lines: [{ text: `${pack.title}\n${pack.promise}`, quantity: 1, unit_price: pack.price }],
      scope: [...packLines(pack, toComplete('nombre de livrables par mois'))],
      delay: hoursText(delays.standard),
    };
  return {
    lines: [{ text: serviceName(lead) || 'Prestation sur mesure', quantity: 1, unit_price: 0 }],
    scope: after,
    delay: hoursText(delays.tailored),
  };
}

/**
 * Fills in a new quote from the request, its offer, the terms and the owner's template. Amounts are in cents, except unit prices, which are
 * in euros.
 */
export function draftQuote(content: Content, lead: RequestFields, today: string) {
  const { lines, scope, delay } = offered(content, lead);
  const named: Record<string, string> = {
    prénom: firstNameOf(lead),
    nom: lead.name,
    service: serviceName(lead) || 'sur mesure',
    référence: lead.reference,
  };
  return {
    client: lead.company || lead.name,
    lines,
    scope: scope.join('\n'),
    delay,
    valid_until: daysAfter(today, content.terms.quoteDays),
    words: fillNames(quoteSettings(content).words, named),
    deposit_cents: usualDeposit(content, totalCents(lines), lead.service_code),
  };
}
