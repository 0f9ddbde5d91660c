import { sayMoment } from '../../data/french/timeInParis.ts';
import { contractNotices, kindOfReference } from '../../data/leads/contractNotices.ts';
import { usePageFacts } from '../pageContext.tsx';
import { MessageView } from '../sections/MessageView.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { useContent } from '../useContent.tsx';
import { contractNoticeWords } from './contractNoticeWords.ts';

const REFERENCE = /^(?:RES|RET)-\d{4}-\d{4,}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Page after a notice is stored: its reference, the time of receipt, the next steps. */
export function ContractNoticeReceived() {
  const content = useContent();
  const { ref: reference = '', le: at = '' } = usePageFacts().query;
  const kind = kindOfReference(reference);
  const received = MOMENT.test(at) ? new Date(at) : undefined;
  const when = received && !Number.isNaN(received.getTime()) ? `, reçue le ${sayMoment(received)}` : '';
  return (
    <MessageView title={contractNotices[kind].received} action={<ButtonLink href="/">Retour à l'accueil</ButtonLink>}>
      <p>{`Votre notification est enregistrée. ${contractNoticeWords(content)[kind].follows}`}</p>
      <p>Un accusé de réception part par courriel, avec la date, l'heure et ce que vous avez écrit.</p>
      {REFERENCE.test(reference) && <p>{`Référence ${reference}${when}.`}</p>}
    </MessageView>
  );
}
