import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Stats } from '../../../data/api/answers.ts';
import { dayInParis, daysBetween } from '../../../data/french/dayInParis.ts';
import { Answer, Intro, View } from '../list/View.tsx';
import { Charts } from './Charts.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { periodOf, sayPeriod } from './periods.ts';

/** « Chiffres »: what came in a period, from where, how fast it was answered and what it brought, beside the period before. */
export function Dashboard() {
  const [query] = useSearchParams();
  const { code, ...period } = periodOf(query);
  const path = `/api/admin/stats?from=${period.from}&to=${period.to}`;
  const stats = useQuery<Stats>({ queryKey: [path], staleTime: 0, placeholderData: keepPreviousData });
  const days = daysBetween(period.from, period.to) + 1;
  return (
    <View title="Chiffres">
      <PeriodBar code={code} period={period} today={dayInParis(new Date())} />
      <Intro>
        {sayPeriod(period).replace(/^./, (letter) => letter.toUpperCase())}, à côté{' '}
        {days === 1 ? 'du jour d’avant' : `des ${days} jours d’avant`}. Les visites sont comptées sans cookie ni
        identifiant, robots à part.
      </Intro>
      <Answer query={stats} of="des chiffres">
        {(data) => <Charts stats={data} />}
      </Answer>
    </View>
  );
}
