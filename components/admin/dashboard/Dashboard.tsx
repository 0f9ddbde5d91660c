import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Stats } from '../../../data/api/answers.ts';
import { labelOf } from '../../../data/choices.ts';
import { countedServiceName } from '../../../data/leads/leadService.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { color, media, type } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useContent } from '../../useContent.tsx';
import { Answer, View } from '../list/View.tsx';
import { BarTable } from './BarTable.tsx';
import { answerBars, funnel, leadsPerWeek, median, ranked, subscribersPerWeek } from './figures.ts';
import { WeekChart } from './WeekChart.tsx';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-bottom: 56px;
  & > div { padding: 4px 28px; border-left: 1px solid ${color.line}; }
  & > div:first-of-type { padding-left: 0; border-left: 0; }
  & dd { ${type.figure} font-size: 56px; line-height: 1.1; }
  & dd small { font-size: .58em; letter-spacing: -.01em; }
  & dt { font-size: 14px; line-height: 1.45; color: ${color['ink-2']}; }
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  ${media.belowDesktop} { grid-template-columns: 1fr 1fr; gap: 20px 0; & dd { font-size: 42px; } & > div { padding: 4px 16px; } & > div:nth-of-type(odd) { padding-left: 0; border-left: 0; } }
`;
const Grid = styled.div`
  display: grid;
  gap: 56px 64px;
  ${media.desktop} { grid-template-columns: 1fr 1fr; }
  & section > h2 { ${type.h4} margin-bottom: 4px; }
  & section > p { margin-bottom: 18px; font-size: 15px; color: ${color['ink-3']}; }
`;

const Part = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <p>{note}</p>
    {children}
  </section>
);

const HOUR_MS = 3_600_000;
/** A delay as a figure and its unit. */
const delay = (ms: number | undefined): [string, string] => {
  if (ms === undefined) return ['—', ''];
  if (ms < HOUR_MS) return [formatNumber(Math.round(ms / 60_000)), 'min'];
  return ms < 48 * HOUR_MS ? [formatNumber(ms / HOUR_MS), 'h'] : [formatNumber(ms / HOUR_MS / 24), 'j'];
};
const leads = (count: number) =>
  count === 0 ? 'aucun lead' : `${formatNumber(count)} ${count > 1 ? 'leads' : 'lead'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** « Chiffres »: what came, from where, how fast it was answered. */
export function Dashboard() {
  const query = useQuery<Stats>({ queryKey: ['/api/admin/stats'], staleTime: 0 });
  return (
    <View title="Chiffres">
      <Answer query={query} of="des chiffres">
        {(stats) => <Charts stats={stats} />}
      </Answer>
    </View>
  );
}

function Charts({ stats }: { stats: Stats }) {
  const content = useContent();
  const weeks = leadsPerWeek(stats);
  const growth = subscribersPerWeek(stats);
  const steps = funnel(stats);
  const [views = 0, , , sent = 0] = steps.map(({ value }) => value);
  const [thisWeek = 0, before = 0] = [weeks.at(-1)?.value, weeks.at(-2)?.value];
  const subscribed = growth.at(-1)?.value ?? 0;
  const { gagne = 0, perdu = 0 } = stats.by_status;
  const [figure, unit] = delay(median(stats));
  const answers = answerBars(content, stats);
  const within = sum(answers.slice(0, 3).map(({ value }) => value));
  return (
    <>
      <Row>
        <div>
          <dt>Leads reçus en douze mois</dt>
          <dd>{formatNumber(sum(Object.values(stats.by_status)))}</dd>
        </div>
        <div>
          <dt>Délai médian de la première réponse</dt>
          <dd>
            {figure}
            {unit && <small>{` ${unit}`}</small>}
          </dd>
        </div>
        <div>
          <dt>Leads sans réponse</dt>
          <dd>{formatNumber(stats.unanswered)}</dd>
        </div>
        <div>
          <dt>Gagnés, parmi les affaires closes</dt>
          <dd>
            {gagne + perdu > 0 ? formatNumber(Math.round((gagne / (gagne + perdu)) * 100)) : '—'}
            {gagne + perdu > 0 && <small> %</small>}
          </dd>
        </div>
      </Row>
      <Grid>
        <Part
          title={
            thisWeek + before > 0
              ? `${capital(leads(thisWeek))} cette semaine, ${leads(before)} la précédente`
              : 'Aucun lead cette semaine ni la précédente'
          }
          note="Leads reçus par semaine, sur 26 semaines"
        >
          <WeekChart
            weeks={weeks}
            kind="bars"
            unit="Leads"
            sentence={`Leads par semaine : ${thisWeek} cette semaine.`}
          />
        </Part>
        <Part
          title={`${subscribed === 0 ? 'Aucun' : formatNumber(subscribed)} ${subscribed > 1 ? 'abonnés' : 'abonné'} à la newsletter`}
          note="Inscrits moins départs, à la fin de chaque semaine"
        >
          <WeekChart weeks={growth} kind="line" unit="Abonnés" sentence={`Abonnés : ${subscribed} aujourd’hui.`} />
        </Part>
        <Part
          title={`${capital(leads(within))} avec une réponse sous ${content.terms.replyHours} h`}
          note="Délai de la première réponse, sur douze mois"
        >
          <BarTable bars={answers} caption="Leads par délai de première réponse" mark="Sans réponse" />
        </Part>
        <Part
          title={
            views > 0
              ? `${formatNumber(sent)} ${sent > 1 ? 'demandes' : 'demande'} pour ${formatNumber(views)} ${views > 1 ? 'pages vues' : 'page vue'}`
              : `${sent === 0 ? 'Aucune' : formatNumber(sent)} ${sent > 1 ? 'demandes envoyées' : 'demande envoyée'}`
          }
          note="Du premier regard à la demande, sur 30 jours. Comptes anonymes, sans cookie"
        >
          <BarTable bars={steps} caption="Étapes des visites sur 30 jours" mark="Demande envoyée" />
        </Part>
        <Part title="Par service" note="Leads reçus en douze mois">
          <BarTable
            bars={ranked(stats.by_service, (name) => countedServiceName(name) || 'Non précisé')}
            caption="Leads par service"
          />
        </Part>
        <Part title="Par source" note="Leads reçus en douze mois">
          <BarTable
            bars={ranked(stats.by_source, (name) => (name === 'direct' ? 'Accès direct' : name))}
            caption="Leads par source"
          />
        </Part>
        <Part title="Par statut" note="Leads reçus en douze mois">
          <BarTable
            bars={leadStatuses.map(({ code }) => ({
              label: labelOf(leadStatuses, code),
              value: stats.by_status[code] ?? 0,
            }))}
            caption="Leads par statut"
            mark="Gagné"
          />
        </Part>
      </Grid>
    </>
  );
}
