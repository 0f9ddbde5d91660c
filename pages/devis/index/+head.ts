import { terms } from '../../../data/offer/services.ts';
import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: 'Demande de devis',
  description: `Demandez un devis détaillé et sans engagement : réponse sous ${terms.replyHours} h, consultation gratuite de ${terms.consultationMinutes} minutes.`,
  noindex: true,
};
