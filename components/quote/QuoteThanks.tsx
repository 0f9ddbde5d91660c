import { terms } from '../../data/services.ts';
import { termination } from '../../data/termination.ts';
import { SignedLine } from '../figures/SignedLine.tsx';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';

const REFERENCE = /^DEV-\d{4}-\d{4,}$/;

/** The thank-you page of a form post, with the request's reference. */
export function QuoteThanks() {
  const { ref: reference = '', objet } = usePageFacts().query;
  const ended = objet === 'resiliation';
  return (
    <MessageView
      title={ended ? 'Résiliation reçue' : 'Demande envoyée !'}
      action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}
      figure={<SignedLine />}
    >
      <p>
        {ended
          ? `Votre notification est enregistrée. Le contrat prend fin ${termination.noticeDays} jours après aujourd'hui, ou à la date plus tardive que vous avez indiquée. Un courriel vous le confirme, au plus tard sous ${terms.replyHours} h.`
          : `Merci. Je vous réponds sous ${terms.replyHours} h avec un devis détaillé.`}
      </p>
      {REFERENCE.test(reference) && <p>Référence {reference}, à rappeler dans nos échanges.</p>}
    </MessageView>
  );
}
