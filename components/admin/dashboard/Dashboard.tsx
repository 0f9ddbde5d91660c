import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Stats } from '../../../data/api/responses.ts';
import { dayInParis, daysBetween } from '../../../data/french/timeInParis.ts';
import { color, focusRing, media, radius, type } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { Intro, QueryView, View } from '../list/View.tsx';
import { Charts } from './Charts.tsx';
import { type Period, periodOf, periods, sayPeriod } from './figures.ts';
import { Money } from './Money.tsx';

/** View « Chiffres »: requests of a period, their sources, reply times and revenue, beside those of the previous period. */
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
      <QueryView query={stats} of="des chiffres">
        {(data) => <Charts stats={data} />}
      </QueryView>
      <Money />
    </View>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  margin-bottom: 28px;
  & > nav { display: flex; flex-wrap: wrap; gap: 8px; }
  & > nav > a {
    display: inline-flex; align-items: center; min-height: 40px; padding: 0 14px; border: 1px solid ${color['line-strong']};
    border-radius: ${radius.control}; ${type.label} ${focusRing(color.link)}
  }
  & > nav > a[aria-current] { border-color: ${color.link}; background: ${color.wash}; color: ${color.link}; }
  & > :last-child { display: flex; align-items: center; gap: 12px; margin-left: auto; }
  ${media.phone} { & > nav > a { padding: 0 11px; } & > :last-child { margin-left: 0; } }
  ${media.print} { display: none; }
`;
const Dates = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  flex-basis: 100%;
`;

interface Props {
  code: string;
  period: Period;
  today: string;
}

/** Bar with the choice of the period, and the exports: print or table. */
function PeriodBar({ code, period, today }: Props) {
  const navigate = useNavigate();
  const own = `?du=${period.from}&au=${period.to}`;
  return (
    <Bar>
      <nav aria-label="Période">
        {periods.map((one) => (
          <Link key={one.code} to={`?periode=${one.code}`} aria-current={one.code === code ? 'true' : undefined}>
            {one.label}
          </Link>
        ))}
        <Link to={own} aria-current={code === 'dates' ? 'true' : undefined}>
          Vos dates
        </Link>
      </nav>
      {code === 'dates' && (
        <Dates
          key={own}
          onSubmit={(event) => {
            event.preventDefault();
            const { du, au } = Object.fromEntries(new FormData(event.currentTarget));
            const [from, to] = [String(du), String(au)].sort();
            navigate(`?du=${from}&au=${to}`);
          }}
        >
          <TextField label="Du" type="date" name="du" required max={today} defaultValue={period.from} />
          <TextField label="Au" type="date" name="au" required max={today} defaultValue={period.to} />
          <Act type="submit">Voir</Act>
        </Dates>
      )}
      <div>
        <Act onClick={() => window.print()}>Imprimer</Act>
        <ExportMenu path="/api/admin/stats.csv" query={`from=${period.from}&to=${period.to}`} />
      </div>
    </Bar>
  );
}
