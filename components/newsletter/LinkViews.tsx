import { openTheMail } from '../../data/newsletter.ts';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';

/**
 * State of a newsletter page. `open`: the token in the address is not posted yet; `done`: the server confirmed; other values: code of the
 * server's refusal.
 */
type LinkState = 'open' | 'done' | 'busy' | 'invalid';

function linkState({ jeton, etat, erreur }: Record<string, string | undefined>, done: string): LinkState {
  if (etat === done) return 'done';
  if (erreur === 'limite' || erreur === 'serveur') return 'busy';
  return jeton && !erreur ? 'open' : 'invalid';
}

interface Props {
  action: string;
  label: string;
}

/**
 * Form with one button that posts the token of the page's address. Opening the address changes nothing: mail scanners open every link, and
 * run the scripts of the pages.
 */
function TokenForm({ action, label }: Props) {
  const { query } = usePageFacts();
  return (
    <form action={action} method="post">
      <input type="hidden" name="token" value={query.jeton} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

/** Page to which the confirmation mail links: the second half of the double opt-in. */
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

const home = <ButtonLink href="/">Retour à l'accueil</ButtonLink>;

/** Page to which the unsubscribe link of every letter leads. */
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

/** Messages for an address refused by a form posted without script, by the code in the address to which the server redirects. */
const problems: Record<string, string> = {
  existe: 'Cette adresse est déjà inscrite.',
  attente:
    'Cette adresse est déjà notée : un courriel de confirmation vous attend. Suivez son lien ; cherchez-le aussi parmi les indésirables.',
  champs: 'Indiquez une adresse complète, par exemple nom@entreprise.fr.',
  limite: 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.',
  jour: 'Trop d’inscriptions sont arrivées aujourd’hui. Réessayez demain.',
  serveur: 'Votre adresse n’a pas pu être enregistrée. Réessayez dans un instant.',
};

/** Page shown after the newsletter form was posted without script. */
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
