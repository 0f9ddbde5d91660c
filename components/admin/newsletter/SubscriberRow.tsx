import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SubscriberTakenBack } from '../../../data/api/responses.ts';
import type { Subscriber } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { SUBSCRIBERS } from '../deskQueries.ts';
import { formatDay, formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { EraseOne } from '../list/ErasureDialog.tsx';
import { Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { SmtpReply } from '../mail/MailTable.tsx';
import { useMedia } from '../useBrowser.ts';
import { useChange } from '../useChange.ts';

const Erase = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -10px -10px -10px 0;
  border-radius: ${radius.control};
  color: ${color['ink-3']};
  ${focusRing(color.link)}
  &:hover { color: ${color.danger}; }
`;

/** Cell of the state; overrides the table's style, which breaks words anywhere. */
const State = styled.td`
  && { white-space: nowrap; overflow-wrap: normal; }
`;
const Line = styled(Second)`
  display: block;
`;

/** Describes a subscriber's proof of consent, and the events since. */
function proof(subscriber: Subscriber): string {
  const { consent_at, consent_text_version, confirmed_at, left_at, imported_at, imported_by } = subscriber;
  if (imported_at && consent_at) {
    const agreed = `accepté le ${formatDay(consent_at)} (${subscriber.consent_source ?? 'source inconnue'})`;
    const left = left_at ? `, désinscrit le ${formatMoment(left_at)}` : '';
    return `${agreed}, importé le ${formatDay(imported_at)} par ${imported_by ?? 'un compte supprimé'}${left}`;
  }
  const parts = [
    consent_at && `texte ${consent_text_version ?? 'inconnu'} accepté le ${formatMoment(consent_at)}`,
    confirmed_at && `confirmé le ${formatMoment(confirmed_at)}`,
    left_at && `désinscrit le ${formatMoment(left_at)}`,
  ].filter(Boolean);
  return parts.join(', ') || '—';
}

/** One subscriber of the list. */
export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const phone = useMedia('phone');
  const [asking, ask] = useState(false);
  const erasing = useNextButton();
  const { id, email, status, created_at } = subscriber;
  return (
    <tr>
      <td>
        <Address text={email} />
        {phone && (
          <Line>
            {`${labelOf(subscriberStates, status)} · inscrit le ${formatDay(created_at)}, ${proof(subscriber)}`}
          </Line>
        )}
        {phone && status === 'stopped' && <TakeBack subscriber={subscriber} />}
      </td>
      <State className="not-phone">{labelOf(subscriberStates, status)}</State>
      <td className="not-phone">
        <Second>{proof(subscriber)}</Second>
        {!phone && status === 'stopped' && <TakeBack subscriber={subscriber} />}
      </td>
      <td className="end not-phone">{formatDay(created_at)}</td>
      <td className="end">
        <Erase type="button" aria-label={`Effacer ${email}`} {...erasing} onClick={() => ask(true)}>
          <Trash2 size={18} strokeWidth={1.6} aria-hidden="true" />
        </Erase>
        {asking && (
          <EraseOne
            title={
              <>
                {'Effacer '}
                <Address text={email} />
                {' ?'}
              </>
            }
            what="l’adresse et la preuve de son consentement ; la personne pourra se réinscrire"
            path={`/api/admin/subscribers/${id}`}
            name={email}
            titles={['Abonné effacé', 'Abonné à la corbeille']}
            lists={SUBSCRIBERS}
            onClose={() => ask(false)}
          />
        )}
      </td>
    </tr>
  );
}

const Stopped = styled.div`
  margin-top: 8px;
  & > button { margin-top: 12px; }
`;

/**
 * Shows why mail to an address is stopped, the mail server’s reply, and a button that puts the address back on the list; without the button
 * after a complaint.
 */
function TakeBack({ subscriber: { id, email, stopped_at, stop_reason, stop_answer } }: { subscriber: Subscriber }) {
  const back = useChange<SubscriberTakenBack>('POST', `/api/admin/subscribers/${id}/take-back`, {
    old: SUBSCRIBERS,
    toast: ({ status }) => [
      'Abonné repris',
      status === 'pending'
        ? 'Un courriel lui demande de confirmer son inscription.'
        : `${email} recevra les prochaines lettres.`,
    ],
  });
  if (stop_reason === null) return null;
  const when = stopped_at ? ` le ${formatDay(stopped_at)}` : '';
  return (
    <Stopped>
      <p>{`Arrêté${when} : ${labelOf(stopReasons, stop_reason)}.`}</p>
      {stop_answer && stop_reason !== 'complaint' && <SmtpReply answer={stop_answer} />}
      {stop_reason === 'complaint' ? (
        <p>Seule la personne peut se réinscrire.</p>
      ) : (
        <Act aria-label={`Reprendre ${email}`} onClick={() => back.mutate()} busy={back.isPending}>
          Reprendre
        </Act>
      )}
      <Problem error={back.error} />
    </Stopped>
  );
}
