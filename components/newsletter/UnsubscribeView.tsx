import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';
import { linkState, TokenForm } from './TokenForm.tsx';

const home = <ButtonLink href="/">Retour à l'accueil</ButtonLink>;

/** Where the unsubscribe link of every letter leads. */
export function UnsubscribeView() {
  const content = useContent();
  const { query } = usePageFacts();
  switch (linkState(query, 'parti')) {
    case 'open':
      return (
        <MessageView
          title="Ne plus recevoir la newsletter"
          action={<TokenForm action="/api/newsletter/unsubscribe" label="Me désinscrire" />}
        >
          <p>Un clic suffit : plus aucun envoi ne partira vers votre adresse.</p>
        </MessageView>
      );
    case 'done':
      return (
        <MessageView title="Désinscription enregistrée" action={home}>
          <p>Plus aucun envoi ne partira vers votre adresse. Vous pouvez vous réinscrire à tout moment.</p>
        </MessageView>
      );
    case 'busy':
      return (
        <MessageView title="Désinscription à refaire" action={home}>
          <p>Le site n'a pas pu enregistrer votre désinscription. Rouvrez le lien du courriel dans une minute.</p>
        </MessageView>
      );
    case 'invalid':
      return (
        <MessageView title="Ce lien est incomplet" action={home}>
          <p>
            Ouvrez le lien tel qu'il figure dans la newsletter de {content.site.brand}, ou répondez-y : je retire votre
            adresse.
          </p>
        </MessageView>
      );
  }
}
