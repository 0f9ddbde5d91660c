import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { MailOverview } from '../../../data/api/siteResponses.ts';
import { color, focusRing, media } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { Buttons, Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { Facts } from '../list/RowList.tsx';
import { Intro, ViewTitle } from '../list/View.tsx';
import { DnsDoctor } from './DnsDoctor.tsx';
import { useMailChange } from './MailActions.tsx';
import { kindLabel, MailTable, None } from './MailTable.tsx';

const Kind = styled.details`
  border-bottom: 1px solid ${color.line};
  &:first-of-type { border-top: 1px solid ${color.ink}; }
  & summary { display: grid; grid-template-columns: 1fr 20px; gap: 2px 12px; align-items: center; min-height: 44px; padding: 13px 16px; cursor: pointer; list-style: none; ${focusRing(color.link, -3)} }
  & summary::-webkit-details-marker { display: none; }
  & summary > span { grid-column: 1; }
  & svg { grid-area: 1 / 2 / span 2; color: ${color['ink-3']}; }
  &[open] svg { transform: rotate(180deg); }
  & > div { padding: 0 0 20px 16px; }
`;

/** Formats the numbers of waiting and parked mails: « 571 en attente, 1 abandonné ». */
const counted = ({ waiting, parked }: { waiting: number; parked: number }): string =>
  [
    waiting > 0 && `${formatNumber(waiting)} en attente`,
    parked > 0 && `${formatNumber(parked)} ${parked > 1 ? 'abandonnés' : 'abandonné'}`,
  ]
    .filter(Boolean)
    .join(', ');

interface Props {
  kinds: MailOverview['pending'];
  owner: string;
  /** Whether a mail server is configured. */
  sending: boolean;
}

/** Lists the mails not sent yet: a kind with a single mail as a row, a kind with several as a line that unfolds. */
function Pending({ kinds, owner, sending }: Props) {
  const alone = kinds.filter(({ mails }) => mails.length === 1).flatMap(({ mails }) => mails);
  const many = kinds.filter(({ mails }) => mails.length > 1);
  if (kinds.length === 0) return <None>Rien n'attend.</None>;
  return (
    <>
      {many.map((one) => (
        <Kind key={one.kind}>
          <summary>
            <span>{kindLabel(one.kind)}</span>
            <Second>{`${counted(one)}, le plus ancien du ${formatMoment(one.oldest)}`}</Second>
            <ChevronDown size={20} strokeWidth={1.6} aria-hidden="true" />
          </summary>
          <div>
            <MailTable mails={one.mails} owner={owner} pending sending={sending} />
            {one.mails.length < one.waiting + one.parked && (
              <None>{`Les ${formatNumber(one.mails.length)} premiers sur ${formatNumber(one.waiting + one.parked)}.`}</None>
            )}
          </div>
        </Kind>
      ))}
      {alone.length > 0 && <MailTable mails={alone} owner={owner} pending sending={sending} />}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; gap: 40px; align-items: start; }
  & > div > section + section { margin-top: 48px; }
  ${media.belowDesktop} { & > div + div { order: -1; } }
  & td a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;
/** View of the mail: the outbox, the last replies of the mail server, a test mail, and the DNS doctor. */
export function Mail({ page }: { page: MailOverview }) {
  const { server, waiting, parked, pending, sent, bounces } = page;
  const test = useMailChange('test', 'Le courriel d’essai est dans la boîte d’envoi.');
  const retry = useMailChange('retry', 'Les courriels abandonnés repartent.');
  return (
    <>
      {!server && (
        <Intro>
          Aucun serveur SMTP n'est réglé : les courriels attendent, rien n'est perdu. Renseignez SMTP_HOST, SMTP_FROM et
          NOTIFY_TO, puis redémarrez le site.
        </Intro>
      )}
      <Columns>
        <div>
          <section>
            <ViewTitle>Boîte d'envoi</ViewTitle>
            <Pending kinds={pending} owner={server?.notify_to ?? 'vous'} sending={Boolean(server)} />
          </section>
          <section>
            <ViewTitle>Derniers envois</ViewTitle>
            <MailTable mails={sent} empty="Aucun courriel n'est encore parti." owner={server?.notify_to ?? 'vous'} />
          </section>
        </div>
        <div>
          <section>
            <ViewTitle>Envoi</ViewTitle>
            <Facts
              rows={[
                ['En attente', formatNumber(waiting)],
                ['Abandonnés', formatNumber(parked)],
                ['Serveur', server?.host ?? 'aucun'],
                ['Expéditeur', <Address key="from" text={server?.from ?? '—'} />],
                ['Prévient', <Address key="to" text={server?.notify_to ?? '—'} />],
                ['Rejets', bounces ? <BounceMailbox key="bounces" mailbox={bounces} /> : 'aucune boîte réglée'],
              ]}
            />
            <Buttons css={{ marginTop: 20 }}>
              <Act disabled={!server} onClick={() => test.mutate()} busy={test.isPending}>
                Envoyer un courriel d’essai
              </Act>
            </Buttons>
            <Problem error={test.error} />
            {parked > 0 && (
              <Buttons css={{ marginTop: 20 }}>
                <Act disabled={retry.isPending} onClick={() => retry.mutate()}>
                  Relancer les abandonnés
                </Act>
              </Buttons>
            )}
            <Problem error={retry.error} />
          </section>
          {server && (
            <section>
              <ViewTitle>Domaine d'envoi</ViewTitle>
              <DnsDoctor />
            </section>
          )}
        </div>
      </Columns>
    </>
  );
}

/** State of the mailbox for bounces: when it was last read, its error, and the messages that could not be parsed. */
function BounceMailbox({ mailbox }: { mailbox: NonNullable<MailOverview['bounces']> }) {
  const { host, read_at, problem, unread } = mailbox;
  const left =
    unread > 1
      ? `${formatNumber(unread)} messages que le site n’a pas su rattacher à un courriel y sont restés.`
      : 'Un message que le site n’a pas su rattacher à un courriel y est resté.';
  return (
    <>
      <p>{`${host}, ${read_at ? `lue le ${formatMoment(read_at)}` : 'pas encore lue'}`}</p>
      {problem && (
        <p>{`Elle n’a pas pu être lue (« ${problem} ») : vérifiez IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USERNAME, IMAP_PASSWORD et IMAP_MAILBOX.`}</p>
      )}
      {unread > 0 && <p>{left}</p>}
    </>
  );
}
