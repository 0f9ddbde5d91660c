import { correctionLimits } from '../../data/limits.ts';
import { site } from '../../data/site.ts';
import { type TypedTermination, termination } from '../../data/termination.ts';
import { usePageFacts } from '../pageContext.tsx';
import { FormPage } from '../quote/FormPage.tsx';
import { TerminationCheck } from './TerminationCheck.tsx';
import { TerminationFields } from './TerminationFields.tsx';

const points = [
  `Fin du contrat ${termination.noticeDays} jours après réception`,
  'Le mois en cours reste dû et vous en bénéficiez',
  'Un mois payé d’avance qui commencerait ensuite est remboursé',
];

/** What the server found wrong with a notice, by the code it comes back with. */
const problems: Record<string, string> = {
  champs:
    'Votre notification n’est pas partie : vérifiez que le prénom, le nom, le contrat et une adresse email complète sont remplis.',
  limite: 'Trop d’envois en peu de temps. Patientez une minute, puis renvoyez votre notification.',
  jour: `Votre notification n’est pas partie : trop d’envois sont arrivés aujourd’hui. Renvoyez-la demain, ou écrivez-moi à ${site.email}.`,
  corrections: `Ces derniers mots ne sont pas enregistrés : une notification se corrige ${correctionLimits.times} fois au plus. Celle que vous aviez envoyée juste avant le reste, et votre contrat prend fin comme elle le dit. Pour la compléter, écrivez-moi à ${site.email}.`,
  serveur:
    'Votre notification n’a pas pu être enregistrée. Réessayez dans un instant ou écrivez-moi : votre contrat n’est pas encore résilié.',
};

const problemOf = (code: string | undefined, typed: TypedTermination | undefined): string | undefined => {
  if (typed?.step === 'mend') return problems.champs;
  return code && !typed ? (problems[code] ?? problems.serveur) : undefined;
};

/** The notice that ends the monthly pack, with the facts the Code de la consommation lets one ask (D215-2). */
export function TerminationPage() {
  const { form, query } = usePageFacts();
  const { typed } = form;
  if (typed?.step === 'check') return <TerminationCheck notice={typed.notice} points={points} />;
  return (
    <FormPage
      action={termination.path}
      title={termination.title}
      lead="Ce formulaire met fin au pack mensuel. Il est gratuit, sans motif à donner et sans compte à créer."
      points={points}
      problem={problemOf(query.erreur, typed)}
      notice="Les champs marqués d'un * identifient le contrat et l'adresse de la confirmation. Rien ne part encore : vous relisez tout à l'étape suivante."
      submit="Vérifier ma demande"
    >
      <TerminationFields {...(typed && { notice: typed.notice })} />
    </FormPage>
  );
}
