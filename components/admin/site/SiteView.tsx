import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SiteState } from '../../../data/api/siteResponses.ts';
import { troubleKinds } from '../../../data/desk/deskKinds.ts';
import { callApi } from '../../api.ts';
import { color, media, tabular, type } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { showToast } from '../../ui/toast.ts';
import { SITE_STATE, useMail, useSiteState } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { Problem } from '../list/Problem.tsx';
import { Facts } from '../list/RowList.tsx';
import { Intro, QueryView, useAnchor, View, ViewTitle } from '../list/View.tsx';
import { Mail } from '../mail/Mail.tsx';
import { storeResult } from '../refresh.ts';
import { sayDone } from '../useChange.ts';
import { Copies } from './Copies.tsx';
import { OwnerMailSwitches } from './OwnerMailSwitches.tsx';

const Columns = styled.div`
  display: grid;
  gap: 48px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; gap: 64px; align-items: start; }
  & section + section { margin-top: 48px; }
`;
const Row = styled.div`
  margin-top: 20px;
`;

const Part = styled.section`
  margin-top: 64px;
  padding-top: 28px;
  border-top: 1px solid ${color.line};
  scroll-margin-top: 12px;
  & > h2 { margin-bottom: 24px; ${type.h2} font-size: 34px; }
  & section + section { margin-top: 48px; }
`;

/** View « État du site »: the monitored parts and who is alerted, mail, and copies. */
export function SiteView() {
  const [site, mail] = [useSiteState(), useMail()];
  useAnchor(site.data !== undefined && mail.data !== undefined);
  return (
    <View title="État du site">
      <QueryView query={site} of="de l’état du site">
        {(state) => <State state={state} />}
      </QueryView>
      <Part id="courrier" aria-labelledby="titre-courrier">
        <h2 id="titre-courrier">Courrier</h2>
        <QueryView query={mail} of="du courrier">
          {(page) => <Mail page={page} />}
        </QueryView>
      </Part>
      {site.data && (
        <Part id="copies" aria-labelledby="titre-copies">
          <h2 id="titre-copies">Copies</h2>
          <Copies {...site.data} />
        </Part>
      )}
    </View>
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

/** Button that runs the nightly check now, and shows its result. */
function RunCanary() {
  const queries = useQueryClient();
  const run = useMutation({
    mutationFn: () => callApi<SiteState>('POST', `${SITE_STATE}/canary`),
    // Returns the number of nights before the run: the live event of the run may update the stored state before the response arrives.
    onMutate: () => queries.getQueryData<SiteState>([SITE_STATE])?.canary.nights,
    onSuccess: async (state, _body, before) => {
      await storeResult(queries, [SITE_STATE], state);
      if (state.canary.nights === before)
        showToast({
          title: 'Contrôle non abouti',
          description: 'La demande d’essai n’est pas arrivée. Le site réessaie de lui-même, puis vous prévient.',
          tone: 'destructive',
        });
      else sayDone('Contrôle réussi', 'La demande d’essai est arrivée au bout, et il n’en reste rien.');
    },
  });
  return (
    <Row>
      <Act onClick={() => run.mutate()} busy={run.isPending} doing="Contrôle en cours...">
        Contrôler maintenant
      </Act>
      <Problem error={run.error} />
    </Row>
  );
}

const List = styled.ul`
  border-top: 1px solid ${color.ink};
  ${tabular}
  & > li { display: grid; grid-template-columns: 20px 13rem minmax(0, 1fr); gap: 4px 14px; padding: 14px 0; border-bottom: 1px solid ${color.line}; line-height: 1.5; }
  & svg { margin-top: 2px; color: ${color['ink-3']}; }
  & [data-state='well'] svg { color: ${color.success}; }
  & [data-state='wrong'] svg, & [data-state='wrong'] p { color: ${color.danger}; }
  & strong { font-weight: 600; }
  & p { color: ${color['ink-2']}; overflow-wrap: anywhere; }
  ${media.phone} { & > li { grid-template-columns: 20px minmax(0, 1fr); } & p { grid-column: 2; } }
`;

type Known = 'well' | 'wrong' | 'unknown';
const ICONS: Record<Known, typeof CircleCheck> = { well: CircleCheck, wrong: CircleAlert, unknown: CircleDashed };
const WORDS: Record<Known, string> = { well: 'en ordre', wrong: 'à réparer', unknown: 'pas encore réglé ou connu' };

interface Standing {
  state: Known;
  text: ReactNode;
}

const mebibytes = (count: number): string =>
  count < 10_240 ? `${formatNumber(count)} Mio` : `${formatNumber(Math.round(count / 1024))} Gio`;

/** Describes each part of the site as long as it has no trouble. */
function known(
  { canary, backups, disk, mail, bounces }: SiteState,
  places: number,
): Record<(typeof troubleKinds)[number]['code'], Standing> {
  const [newest] = backups;
  const nights = canary.nights > 1 ? `, ${formatNumber(canary.nights)} fois en tout` : '';
  return {
    canary: canary.passed_at
      ? { state: 'well', text: `Arrivé au bout le ${formatMoment(canary.passed_at)}${nights}, par ${canary.address}.` }
      : { state: 'unknown', text: 'Le premier se fait entre trois et six heures du matin.' },
    backup: newest
      ? { state: 'well', text: `La dernière est du ${formatMoment(newest.at)}, relue page par page.` }
      : { state: 'unknown', text: 'La première se fait une minute après le démarrage.' },
    night: { state: 'well', text: 'Ce qui est trop ancien s’efface chaque nuit.' },
    copies:
      places > 0
        ? { state: 'well', text: 'À jour et relues : le détail est plus bas.' }
        : { state: 'unknown', text: 'Aucune n’est réglée : voir plus bas.' },
    disk: disk
      ? { state: 'well', text: `${mebibytes(disk.free)} libres ; alerte sous ${mebibytes(disk.needed)}.` }
      : { state: 'unknown', text: 'Ce système ne dit pas la place qui reste.' },
    mail: mail
      ? { state: 'well', text: 'Il prend les courriels du site.' }
      : { state: 'unknown', text: 'Aucun serveur SMTP n’est réglé : les courriels attendent.' },
    bounces: !bounces
      ? { state: 'unknown', text: 'Aucune n’est réglée : le site ne connaît que les refus immédiats.' }
      : bounces.read_at
        ? { state: 'well', text: `${bounces.host}, lue le ${formatMoment(bounces.read_at)}.` }
        : { state: 'unknown', text: `${bounces.host}, pas encore lue.` },
    budget: { state: 'well', text: 'Moins de la moitié de ce qu’une journée doit recevoir est arrivé.' },
    'budget-spent': { state: 'well', text: 'Rien n’est mis de côté parce qu’il en arrive trop.' },
  };
}

/** List of the monitored parts, with the state of each. */
function Watched({ state }: { state: SiteState }) {
  const rows = known(state, state.copies.length);
  return (
    <List>
      {troubleKinds.map(({ code, label }) => {
        const trouble = state.troubles.find(({ kind }) => kind === code);
        const row: Standing = trouble ? { state: 'wrong', text: trouble.text } : rows[code];
        const Icon = ICONS[row.state];
        return (
          <li key={code} data-state={row.state}>
            <Icon size={20} strokeWidth={1.6} role="img" aria-label={WORDS[row.state]} />
            <strong>{label}</strong>
            <p>{row.text}</p>
          </li>
        );
      })}
    </List>
  );
}
