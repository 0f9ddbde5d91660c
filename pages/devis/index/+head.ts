import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';

export const head = (content: Content): PageHead => ({
  title: 'Demande de devis',
  description: `Demandez un devis détaillé et sans engagement : réponse sous ${content.terms.replyHours} h, consultation gratuite de ${content.terms.consultationMinutes} minutes.`,
  noindex: true,
});
