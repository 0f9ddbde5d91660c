import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { Mail } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { outboxKinds } from '../../../data/desk/mailWords.ts';
import { describeSmtpReply } from '../../../data/desk/smtpReplies.ts';
import { color } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formats.ts';
import { Head, Second, Table } from '../list/listStyles.tsx';
import { useMedia } from '../useBrowser.ts';
import { MailActions } from './MailActions.tsx';

const Box = styled.div`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
  & > p { max-width: 66ch; font-size: 15px; color: ${color['ink-2']}; }
  & > p + p { font-size: 14px; font-kerning: none; color: ${color['ink-3']}; }
`;

/** Reply of the mail server: explained in French, then verbatim. */
export function SmtpReply({ answer }: { answer: string }) {
  const meaning = describeSmtpReply(answer);
  return (
    <Box>
      {meaning && <p>{meaning}</p>}
      <p>{answer}</p>
    </Box>
  );
}

export const kindLabel = (kind: string): string => labelOf(outboxKinds, kind);

/** Describes the state of a mail in one or two words. */
export function mailState({ state, attempts, sent_at }: Pick<Mail, 'state' | 'attempts' | 'sent_at'>): string {
  if (state === 'sent') return 'envoyé';
  if (state === 'parked' && sent_at) return 'parti, puis revenu : le serveur du destinataire l’a refusé';
  if (state === 'parked') return `abandonné après ${attempts} essais`;
  return attempts === 0 ? 'en attente' : `nouvel essai prévu (${attempts} ${attempts > 1 ? 'échecs' : 'échec'})`;
}

const Reference = styled(Link)`
  white-space: nowrap;
`;
/** Note of a table that is empty or shortened. */
export const None = styled.p`
  padding: 16px 0;
  color: ${color['ink-3']};
`;

interface Props {
  mails: readonly Mail[];
  /** Text shown when the table is empty. */
  empty?: string;
  /** Address of the owner, who receives the mails that have no other recipient. */
  owner: string;
  /** `pending`: whether these mails still wait; `sending`: whether a mail server is configured. */
  pending?: boolean;
  sending?: boolean;
}

export function MailTable({ mails, empty = '', owner, pending = false, sending = true }: Props) {
  const phone = useMedia('phone');
  if (mails.length === 0) return <None>{empty}</None>;
  return (
    <Table>
      <Head cells={['Courriel', [pending ? 'Prochain essai' : 'Parti le', 'end not-phone']]} />
      <tbody>
        {mails.map((mail) => {
          const when = mail.state === 'parked' || !sending ? '—' : formatMoment(mail.sent_at ?? mail.next_attempt_at);
          const stuck = pending && (mail.attempts > 0 || mail.state !== 'waiting' || mail.last_response !== null);
          return (
            <tr key={mail.id}>
              <td>
                {kindLabel(mail.kind)}
                {mail.reference && (
                  <>
                    {' · '}
                    <Reference to={mail.notice_id === null ? `/leads/${mail.lead_id}` : '/?liste=contrats'}>
                      {mail.reference}
                    </Reference>
                  </>
                )}
                <Second as="p">
                  {'à '}
                  <Address text={mail.recipient ?? owner} />
                  {pending && `, ${mailState(mail)}`}
                  {phone && when !== '—' && ` · ${pending ? 'prochain essai ' : ''}${when}`}
                </Second>
                {mail.last_response && <SmtpReply answer={mail.last_response} />}
                {stuck && <MailActions mail={mail} />}
              </td>
              <td className="end not-phone">{when}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
