import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { linkState, TokenForm } from './TokenForm.tsx';

const home = <ButtonLink href="/">Retour à l'accueil</ButtonLink>;

/** Where the confirmation mail leads: the second half of the double opt-in. */
export function ConfirmView() {
  const { query } = usePageFacts();
  switch (linkState(query, 'confirme')) {
    case 'open':
      return (
        <MessageView
          title="Confirmez votre inscription"
          action={<TokenForm action="/api/newsletter/confirm" label="Confirmer mon inscription" />}
        >
          <p>Un dernier geste : après lui, mes prochaines analyses arrivent à votre adresse.</p>
        </MessageView>
      );
    case 'done':
      return (
        <MessageView title="Inscription confirmée" action={<ButtonLink href="/blog">Lire le blog</ButtonLink>}>
          <p>Merci. Mes prochaines analyses vous parviendront ; chaque envoi porte un lien de désinscription.</p>
        </MessageView>
      );
    case 'busy':
      return (
        <MessageView title="Confirmation à refaire" action={home}>
          <p>Le site n'a pas pu enregistrer votre confirmation. Rouvrez le lien du courriel dans une minute.</p>
        </MessageView>
      );
    case 'invalid':
      return (
        <MessageView title="Ce lien n’est plus valable" action={home}>
          <p>
            Un lien de confirmation vaut 48 h. Saisissez de nouveau votre adresse en bas de cette page : un nouveau lien
            vous sera envoyé.
          </p>
        </MessageView>
      );
  }
}
