import { openTheMail } from '../../data/newsletter.ts';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';

/** Why an address posted without script was not taken, by the code it comes back with. */
const problems: Record<string, string> = {
  existe: 'Cette adresse est déjà inscrite.',
  attente:
    'Cette adresse est déjà notée : un courriel de confirmation vous attend. Suivez son lien ; cherchez-le aussi parmi les indésirables.',
  champs: 'Indiquez une adresse complète, par exemple nom@entreprise.fr.',
  limite: 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.',
  jour: 'Trop d’inscriptions sont arrivées aujourd’hui. Réessayez demain.',
  serveur: 'Votre adresse n’a pas pu être enregistrée. Réessayez dans un instant.',
};

/** Where the newsletter form lands without script. */
export function SubscribedView() {
  const { erreur } = usePageFacts().query;
  const title = erreur === undefined ? 'Inscription réussie !' : 'Inscription non enregistrée';
  return (
    <MessageView title={title} action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}>
      {erreur === undefined ? (
        <>
          <p>Vous recevrez bientôt nos actualités IA.</p>
          <p>{openTheMail} Le lien vaut 48 h.</p>
        </>
      ) : (
        <p>{problems[erreur] ?? problems.serveur}</p>
      )}
    </MessageView>
  );
}
