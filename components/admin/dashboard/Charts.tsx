import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PeriodStats, Stats } from '../../../data/api/responses.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadSteps } from '../../../data/leads/firstReply.ts';
import { countedServiceName } from '../../../data/leads/leadService.ts';
import { leadsOf, namesOf, stepOf } from '../../../data/leads/periodFigures.ts';
import { devices, ROBOTS, VISITS, type VisitKind } from '../../../data/leads/visitSteps.ts';
import { color, media, type } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useContent } from '../../useContent.tsx';
import { BarTable } from './BarTable.tsx';
import {
  beside,
  funnelBars,
  median,
  ranked,
  replyTimeBars,
  sayName,
  share,
  stepOverTime,
  subscribersOverTime,
} from './figures.ts';
import { TimeChart } from './TimeChart.tsx';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin-bottom: 56px;
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 4px 28px; border-left: 1px solid ${color.line}; }
  & > div:first-of-type { padding-left: 0; border-left: 0; }
  & dd { ${type.figure} font-size: 56px; line-height: 1.1; }
  & dd small { font-size: .58em; letter-spacing: -.01em; }
  & dt { font-size: 14px; line-height: 1.45; color: ${color['ink-2']}; }
  & dt span { display: block; color: ${color['ink-3']}; }
  ${media.belowDesktop} { grid-template-columns: 1fr 1fr; gap: 20px 0; & dd { font-size: 42px; } & > div { padding: 4px 16px; } & > div:nth-of-type(odd) { padding-left: 0; border-left: 0; } }
`;
const Grid = styled.div`
  display: grid;
  gap: 56px 64px;
  ${media.desktop} { grid-template-columns: 1fr 1fr; }
  & section { min-width: 0; break-inside: avoid; }
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

type Figure = readonly [figure: string, unit: string];
const figure = (value: number | undefined, unit = ''): Figure =>
  value === undefined ? ['—', ''] : [formatNumber(value), unit];

/** One number of the period, beside the same number of the previous period. */
function Headline({ name, now, before }: { name: string; now: Figure; before: Figure }) {
  return (
    <div>
      <dt>
        {name}
        <span>{`${before.filter(Boolean).join('\u00a0')} avant`}</span>
      </dt>
      <dd>
        {now[0]}
        {now[1] && <small>{`\u00a0${now[1]}`}</small>}
      </dd>
    </div>
  );
}

const HOUR_MS = 3_600_000;
/** A delay as a figure and its unit. */
const delay = (ms: number | undefined): Figure => {
  if (ms === undefined) return figure(undefined);
  if (ms < HOUR_MS) return figure(Math.round(ms / 60_000), 'min');
  return ms < 48 * HOUR_MS ? figure(ms / HOUR_MS, 'h') : figure(ms / HOUR_MS / 24, 'j');
};
const counted = (count: number, one: string, many: string, none: string) =>
  count === 0 ? none : `${formatNumber(count)} ${count > 1 ? many : one}`;

/** Charts of a period, each with a question as its title. */
export function Charts({ stats }: { stats: Stats }) {
  const content = useContent();
  const { period, before } = stats;
  const { replyHours } = content.terms;
  const [now, earlier] = [leadsOf(period, content), leadsOf(before, content)];
  const visits = stepOf(period, VISITS);
  const growth = subscribersOverTime(stats);
  const subscribed = growth.at(-1)?.value ?? 0;
  const both = (say: (one: PeriodStats) => Record<string, number>, label: (name: string) => string) =>
    ranked(say(period), say(before), label);
  const named = (kind: VisitKind, label = sayName) => both((one) => namesOf(one, kind), label);
  const answers = beside(replyTimeBars(content, period), replyTimeBars(content, before));
  const campaigns = (
    [
      ['utm_source', 'Source'],
      ['utm_medium', 'Support'],
      ['utm_campaign', 'Campagne'],
    ] as const
  ).flatMap(([kind, word]) => named(kind, (name) => `${word} : ${sayName(name)}`));
  const [typical, unit] = delay(median(period));
  return (
    <>
      <Row>
        <Headline name="Visites" now={figure(visits)} before={figure(stepOf(before, VISITS))} />
        <Headline name="Demandes reçues" now={figure(now.received)} before={figure(earlier.received)} />
        <Headline
          name={`Répondues sous ${replyHours} h`}
          now={figure(share(now.inTime, now.received), '%')}
          before={figure(share(earlier.inTime, earlier.received), '%')}
        />
        <Headline
          name="Montant gagné"
          now={figure(period.won_cents / 100, '€')}
          before={figure(before.won_cents / 100, '€')}
        />
        <Headline
          name="Montant encaissé"
          now={figure(period.received_cents / 100, '€')}
          before={figure(before.received_cents / 100, '€')}
        />
      </Row>
      <Grid>
        <Part
          title={`${counted(now.received, 'demande', 'demandes', 'Aucune demande')} pour ${counted(visits, 'visite', 'visites', 'aucune visite')}`}
          note="De la visite à l’affaire. La part est celle de l’étape d’avant"
        >
          <BarTable bars={funnelBars(content, stats)} caption="De la visite à l’affaire gagnée" mark="Demande reçue" />
        </Part>
        <Part
          title={`${counted(now.inTime, 'demande répondue', 'demandes répondues', 'Aucune demande répondue')} sous ${replyHours} h`}
          note={`Délai de la première réponse${unit ? ` ; la moitié en moins de ${typical} ${unit}` : ''}`}
        >
          <BarTable bars={answers} caption="Demandes par délai de première réponse" mark="Sans réponse" />
        </Part>
        <Part title="Visites au fil du temps" note={`${formatNumber(stepOf(period, 'page'))} pages vues`}>
          <TimeChart
            bars={stepOverTime(period, VISITS)}
            kind="bars"
            unit="Visites"
            sentence={`Visites au fil du temps : ${visits} sur la période.`}
          />
        </Part>
        <Part title="Demandes au fil du temps" note="Au jour où elles sont arrivées">
          <TimeChart
            bars={stepOverTime(period, 'leads')}
            kind="bars"
            unit="Demandes"
            sentence={`Demandes au fil du temps : ${now.received} sur la période.`}
          />
        </Part>
        <Part title="D’où viennent les visites" note="Le site qui a mené ici">
          <BarTable bars={named('source')} caption="Visites par site d’origine" />
        </Part>
        <Part
          title="Par quelles campagnes"
          note="Ce que disent les liens que vous avez publiés : utm_source, utm_medium, utm_campaign"
        >
          <BarTable bars={campaigns} caption="Visites par campagne" />
        </Part>
        <Part title="Les pages les plus lues" note="Pages vues, par adresse">
          <BarTable bars={named('path')} caption="Pages vues par adresse" />
        </Part>
        <Part
          title="Sur quels appareils"
          note={`Visites par appareil. À part, ${counted(stepOf(period, ROBOTS), 'page lue par un robot', 'pages lues par des robots', 'aucune page lue par un robot')}`}
        >
          <BarTable bars={named('device', (code) => labelOf(devices, code))} caption="Visites par appareil" />
        </Part>
        <Part title="Ce qui est demandé" note="Demandes par service">
          <BarTable
            bars={both(
              (one) => one.by_service,
              (name) => countedServiceName(name) || 'Non précisé',
            )}
            caption="Demandes par service"
          />
        </Part>
        <Part title="Ce que deviennent les demandes" note="Par statut, aujourd’hui">
          <BarTable
            bars={leadSteps.map(({ code, label }) => ({
              ...{ label, value: period.by_status[code] ?? 0 },
              before: before.by_status[code] ?? 0,
            }))}
            caption="Demandes par statut"
            mark="Gagné"
          />
        </Part>
        <Part
          title={counted(
            subscribed,
            'abonné à la newsletter',
            'abonnés à la newsletter',
            'Aucun abonné à la newsletter',
          )}
          note="Inscrits moins départs, au fil du temps"
        >
          <TimeChart
            bars={growth}
            kind="line"
            unit="Abonnés"
            sentence={`Abonnés : ${subscribed} à la fin de la période.`}
          />
        </Part>
      </Grid>
    </>
  );
}
