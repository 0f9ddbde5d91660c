import { LEAD_YEARS } from '../desk/retention.ts';
import { decimal } from '../french/frenchNumbers.ts';
import type { Content } from '../settings/content.ts';
import { firmPrices } from './catalogue.ts';

type Services = Pick<Content, 'services'>;
type Terms = Pick<Content, 'terms'>;

/** A price as the page shows it: `120 €`. */
export const priceText = (price: number): string => `${decimal(price, Number.isInteger(price) ? 0 : 2)} €`;

const pricesOf = ({ services }: Services) => services.map(({ price }) => price);

/** The catalogue's prices: `de 70 à 150 €`. */
export const priceRange = (content: Services): string =>
  `de ${decimal(Math.min(...pricesOf(content)))} à ${priceText(Math.max(...pricesOf(content)))}`;

/** Price range of a traditional firm: `de 700 à 2 500 €`. */
export const firmRange = `de ${decimal(firmPrices.low)} à ${priceText(firmPrices.high)}`;

/** A number of hours: `48 h`. */
export const hoursText = (hours: number): string => `${hours} h`;

/** Formats a delay with its starting point: `48 h après le brief validé`. */
export const afterBrief = (hours: number): string => `${hoursText(hours)} après le brief validé`;

/** Range of the catalogue's delays: `48–72 h`. */
export const delayFigure = ({ delays }: Pick<Content, 'delays'>): string => `${delays.standard}–${delays.complex} h`;

/** Names both parts of a price with their percentages: `50 % à la commande, 50 % à la livraison`. */
export const paymentParts = ({ terms }: Terms): string =>
  `${terms.deposit} % à la commande, ${100 - terms.deposit} % à la livraison`;

/** Promise of a reply: `Réponse sous 24 h`. */
export const replyPromise = ({ terms }: Terms): string => `Réponse sous ${terms.replyHours} h`;

/** Promise of a consultation: `Consultation gratuite de 30 min`. */
export const consultationPromise = ({ terms }: Terms): string =>
  `Consultation gratuite de ${terms.consultationMinutes} min`;

/** Promise of revisions: their number is unlimited, and the text names the limits that apply. */
export const revisionsPromise = 'Révisions illimitées dans le périmètre du devis';

/** Formats a deliverable's format as the badge of its two files: `Excel + PDF`. */
export const deliverableFormat = (format: string): string => format.replaceAll(' / ', ' + ');

/** Promise of confidentiality, in the words of the terms (article 10). */
export const confidentialityPromise = 'Confidentiel : noms retirés, NDA sur demande';

/** Promise of how long a request is kept, shown in every form; the full rules are in `content/legal/politique-confidentialite.md`. */
export const retentionPromise = `Vos données servent à vous répondre et sont conservées ${LEAD_YEARS} ans après le dernier contact venant de vous.`;
