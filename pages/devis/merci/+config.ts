import type { Config } from 'vike/types';
import { QuoteThanks } from '../../../components/quote/QuoteThanks.tsx';

/** Page of thanks, to which a posted form is redirected once the request is stored. */
export default {
  Page: QuoteThanks,
  head: { title: 'Demande envoyée !', description: 'Votre demande de devis est enregistrée.', noindex: true },
  /** Query parameters: reference of the request, and time it was stored. */
  queryKeys: ['ref', 'le'],
} satisfies Config;
