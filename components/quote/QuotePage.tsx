import { correctionLimits } from '../../data/leads/limits.ts';
import type { ServiceCode } from '../../data/offer/catalogue.ts';
import {
  confidentialityPromise,
  consultationPromise,
  replyPromise,
  retentionPromise,
} from '../../data/offer/promiseWords.ts';
import { serviceChoices } from '../../data/offer/services.ts';
import type { Content } from '../../data/settings/content.ts';
import { usePageFacts } from '../pageContext.tsx';
import { useContent } from '../useContent.tsx';
import { FormPage } from './FormPage.tsx';
import { pageDraft, wordsAlone } from './pageDraft.ts';
import { QuoteFields } from './QuoteFields.tsx';

/** Messages of a refused form post, by the code in the address. */
const problems = (content: Content): Record<string, string> => ({
  champs:
    'Votre demande n’est pas partie : vérifiez que le prénom, le nom, l’email, le service et la description sont remplis.',
  limite: 'Trop de demandes en peu de temps. Patientez une minute, puis renvoyez le formulaire.',
  jour: `Votre demande n’est pas partie : trop d’envois sont arrivés aujourd’hui. Renvoyez-la demain, ou écrivez-moi à ${content.site.email}.`,
  corrections: `Ces derniers mots ne sont pas enregistrés : une demande se corrige ${correctionLimits.times} fois au plus, et sa longueur totale est limitée. Votre demande reste enregistrée telle que vous l’aviez envoyée juste avant. Pour la compléter, envoyez-en une nouvelle ci-dessous, ou écrivez-moi à ${content.site.email}.`,
  serveur:
    'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant : rien n’a été perdu de votre côté si vous revenez en arrière.',
});

/** Page for requesting a quote without script: the browser validates and posts the form, then a thank-you page follows. */
export function QuotePage() {
  const content = useContent();
  const { query } = usePageFacts();
  const named = query.service ?? '';
  const service = serviceChoices(content).some(({ code }) => code === named) ? (named as ServiceCode) : '';
  const refused = query.champs?.split(',') ?? [];
  const fault = query.erreur ?? (query.champs && 'champs');
  const problem = fault ? (problems(content)[fault] ?? problems(content).serveur) : undefined;
  return (
    <FormPage
      draft={fault === 'corrections' ? wordsAlone : pageDraft}
      title="Demande de devis"
      lead="Décrivez votre besoin : le devis est détaillé et n'engage à rien."
      points={[replyPromise(content), consultationPromise(content), confidentialityPromise]}
      problem={problem}
      smallPrint={`Les champs marqués d'un * sont nécessaires pour vous répondre. ${retentionPromise}`}
      submit="Envoyer la demande"
    >
      <QuoteFields askService defaultService={service} refused={refused} />
    </FormPage>
  );
}
