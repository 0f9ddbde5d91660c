import styled from '@emotion/styled';
import { Link, useNavigate } from 'react-router';
import { color, focusRing, media, radius, type } from '../../theme.ts';
import { TextField } from '../../ui/Field.tsx';
import { Act } from '../list/Act.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { type Period, periods } from './periods.ts';

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

/** Which days are looked at, and how they leave: on paper or as a table. */
export function PeriodBar({ code, period, today }: Props) {
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
            const [from, to] = [String(du), String(au)].toSorted();
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
