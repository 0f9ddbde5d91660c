import { useEffect } from 'react';
import { momentInParis } from '../../data/french/timeInParis.ts';
import { OpenLine } from '../figures/documents/Signature.tsx';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';
import { QuoteSlip } from './QuoteSlip.tsx';
import { forgetDraft } from './quoteDraft.ts';

const REFERENCE = /^DEV-\d{4}-\d{4,}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Parses a time of Paris given in the address; undefined for any other text. */
const momentIn = (text: string): Date | undefined =>
  MOMENT.test(text) && Date.parse(`${text}Z`) ? momentInParis(text) : undefined;

/** The thank-you page of a form post, with the slip of the request. */
export function QuoteThanks() {
  const content = useContent();
  const { ref: reference = '', le = '' } = usePageFacts().query;
  const isKnown = REFERENCE.test(reference);
  useEffect(() => {
    if (isKnown) forgetDraft();
  }, [isKnown]);
  const at = isKnown ? momentIn(le) : undefined;
  return (
    <MessageView
      title="Demande envoyée !"
      action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}
      {...(at ? { paper: <QuoteSlip reference={reference} at={at} /> } : { figure: <OpenLine /> })}
    >
      <p>{`Merci. Je vous réponds sous ${content.terms.replyHours} h avec un devis détaillé.`}</p>
      {isKnown && !at && <p>Référence {reference}, à rappeler dans nos échanges.</p>}
    </MessageView>
  );
}
