import { OpenLine } from '../figures/documents/Signature.tsx';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';

const REFERENCE = /^DEV-\d{4}-\d{4,}$/;

/** The thank-you page of a form post, with the request's reference. */
export function QuoteThanks() {
  const content = useContent();
  const { ref: reference = '' } = usePageFacts().query;
  return (
    <MessageView
      title="Demande envoyée !"
      action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}
      figure={<OpenLine />}
    >
      <p>{`Merci. Je vous réponds sous ${content.terms.replyHours} h avec un devis détaillé.`}</p>
      {REFERENCE.test(reference) && <p>Référence {reference}, à rappeler dans nos échanges.</p>}
    </MessageView>
  );
}
