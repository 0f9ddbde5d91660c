import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { color, focusRing, media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { Facts } from '../list/Facts.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { BounceMailbox } from './BounceMailbox.tsx';
import { DnsDoctor } from './DnsDoctor.tsx';
import { MailTable, None } from './MailTable.tsx';
import { MAIL } from './mailQuery.ts';
import { useMailChange } from './useMailChange.ts';
import { useRetry } from './useRetry.ts';

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; gap: 40px; align-items: start; }
  & > div > section + section { margin-top: 48px; }
  ${media.belowDesktop} { & > div + div { order: -1; } }
  & td a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;

/** « Courrier »: the outbox, the last answers of the mail server, a test, and the DNS doctor. */
export function MailView() {
  const { data, isPending, error, refetch } = useQuery<MailOverview>({ queryKey: MAIL });
  return (
    <>
      <DeskTitle>Courrier</DeskTitle>
      {data ? (
        <MailColumns page={data} />
      ) : isPending ? (
        <Loading>Chargement du courrier...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}

function MailColumns({ page }: { page: MailOverview }) {
  const { server, waiting, parked, pending, sent, bounces } = page;
  const test = useMailChange('test', 'Le courriel d’essai est dans la boîte d’envoi.');
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
            <MailTable
              mails={pending}
              empty="Rien n'attend."
              owner={server?.notify_to ?? 'vous'}
              pending
              sending={Boolean(server)}
            />
            {pending.length < waiting + parked && (
              <None>{`Les ${formatNumber(pending.length)} premiers sur ${formatNumber(waiting + parked)}.`}</None>
            )}
          </section>
          <section>
            <ViewTitle>Derniers envois</ViewTitle>
            <MailTable mails={sent} empty="Aucun courriel n'est encore parti." owner={server?.notify_to ?? 'vous'} />
          </section>
        </div>
        <div>
          <section>
            <ViewTitle>État</ViewTitle>
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
            <Row>
              <Button
                type="button"
                level="secondary"
                size="md"
                disabled={!server || test.isPending}
                onClick={() => test.mutate()}
              >
                {test.isPending ? 'Un instant...' : 'Envoyer un courriel d’essai'}
              </Button>
            </Row>
            <Problem error={test.error} />
            {parked > 0 && (
              <Retry path="retry" done="Les courriels abandonnés repartent.">
                Relancer les abandonnés
              </Retry>
            )}
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

function Retry({ path, done, children }: { path: string; done: string; children: string }) {
  const { button, error } = useRetry(path, done);
  return (
    <>
      <Row>
        <Button {...button}>{children}</Button>
      </Row>
      <Problem error={error} />
    </>
  );
}
