import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteState } from '../../../data/api/siteAnswers.ts';
import { callApi } from '../../api.ts';
import { media } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { Facts } from '../list/Facts.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { storeAnswer } from '../refresh.ts';
import { OwnerMailSwitches } from './OwnerMailSwitches.tsx';
import { SITE_STATE, useSiteState } from './siteStateQuery.ts';
import { Watched } from './Watched.tsx';

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; gap: 64px; align-items: start; }
  & section + section { margin-top: 48px; }
`;
const Row = styled.div`
  margin-top: 20px;
`;

/** « État du site »: what the site watches over by itself, and whom it tells. */
export function SiteView() {
  const { data, isPending, error, refetch } = useSiteState();
  return (
    <>
      <DeskTitle>État du site</DeskTitle>
      {data ? (
        <State state={data} />
      ) : isPending ? (
        <Loading>Chargement de l'état du site...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}

function State({ state }: { state: SiteState }) {
  const { troubles, mails, mail, webhook } = state;
  const count = troubles.length;
  return (
    <>
      <Intro>
        {count === 0
          ? 'Rien n’est à réparer. Le site se contrôle lui-même, et vous prévient quand quelque chose change.'
          : `${count > 1 ? `${count} choses sont` : 'Une chose est'} à réparer. Tant que ce n’est pas fait, vous recevez un rappel par jour.`}
      </Intro>
      <Columns>
        <div>
          <section>
            <ViewTitle>Ce que le site surveille</ViewTitle>
            <Watched state={state} />
            <RunCanary />
          </section>
        </div>
        <div>
          <section>
            <ViewTitle>Courriels à heure fixe</ViewTitle>
            <OwnerMailSwitches mails={mails} />
          </section>
          <section>
            <ViewTitle>Qui est prévenu</ViewTitle>
            <Facts
              rows={[
                ['Courriel', mail ? 'à l’adresse NOTIFY_TO' : 'non réglé (SMTP_HOST)'],
                ['Appel signé', webhook ? 'à ALERT_WEBHOOK_URL' : 'non réglé (ALERT_WEBHOOK_URL)'],
              ]}
            />
          </section>
        </div>
      </Columns>
    </>
  );
}

/** Sends the night's request now, and shows what it finds. */
function RunCanary() {
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: () => callApi<SiteState>('POST', `${SITE_STATE[0]}/canary`),
    // Before the site says by itself that something changed.
    onMutate: () => queries.getQueryData<SiteState>(SITE_STATE)?.canary.nights,
    onSuccess: async (state, _asked, before) => {
      await storeAnswer(queries, SITE_STATE, state);
      if (state.canary.nights === before)
        showToast({
          title: 'Contrôle non abouti',
          description: 'La demande d’essai n’est pas arrivée. Le site réessaie de lui-même, puis vous prévient.',
          tone: 'destructive',
        });
      else
        showToast({
          title: 'Contrôle réussi',
          description: 'La demande d’essai est arrivée au bout, et il n’en reste rien.',
          tone: 'success',
        });
    },
  });
  return (
    <Row>
      <Button type="button" level="secondary" size="md" disabled={run.isPending} onClick={() => run.mutate()}>
        {run.isPending ? 'Contrôle en cours...' : 'Contrôler maintenant'}
      </Button>
      <Problem error={run.error} />
    </Row>
  );
}
