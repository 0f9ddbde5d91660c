import { monthlyPack, orderText, serviceChoices, services } from '../../../data/services.ts';
import { typo } from '../../french/typo.ts';
import { priorities, timelines } from '../../quote/quoteFields.ts';

const known = new Map<string, string>([
  ...serviceChoices.map(({ code, label }) => [code, typo(label)] as const),
  ...[...services, monthlyPack].map((offer) => [orderText(offer), orderText(offer).replace('€', '\u00a0€')] as const),
]);
const choices = new Map<string, string>([
  ...[...timelines, ...priorities].map(({ code, label }) => [code, typo(label)] as const),
  ['non précisé', 'Non précisé'],
]);

/**
 * A lead's service as the owner reads it: the catalogue's label for a code, an order's text with its price as the pages
 * set it, else the text as it came.
 */
export const serviceLabel = (service: string | null): string => (service ? (known.get(service) ?? service) : '');

const names = new Map<string, string>([
  ...[...services, monthlyPack].flatMap(
    (offer) =>
      [
        [offer.code, offer.title],
        [orderText(offer), offer.title],
      ] as const,
  ),
  ['sur-mesure', 'Sur-mesure'],
]);

/** A service without its price, the same whether its code or its order text was stored. */
export const serviceName = (service: string): string => names.get(service) ?? service;

/** The label of a delay or priority code, or of an empty answer; any other text as it is. */
export const choiceLabel = (code: string): string => choices.get(code) ?? code;
