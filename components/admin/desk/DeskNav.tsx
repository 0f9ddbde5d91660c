import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { ViewName } from '../../../data/desk/deskViews.ts';
import { color, ease, focusRing, layer, media, radius, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { useSummary } from '../deskQueries.ts';
import { Menu } from '../list/Menu.tsx';
import { Shelves } from '../list/Shelves.tsx';
import { useMedia } from '../useBrowser.ts';
import { barEntryOf, doorOf, doors } from './doors.ts';
import { useView } from './useView.ts';

const short = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

const Badge = styled.b`
  min-width: 22px;
  padding: 1px 6px;
  border-radius: ${radius.badge};
  background: ${color.sunk};
  font-size: 12.5px;
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  ${tabular}
  &[data-tone='danger'] { background: ${color['danger-wash']}; color: ${color.danger}; }
`;

/** Count beside a name in the navigation; empty while unknown. On a phone, a count from a thousand on is shortened (`4,2 k`). */
export function Count({ value, tone }: { value: number | undefined; tone?: 'danger' | undefined }) {
  const phone = useMedia('phone');
  if (value === undefined) return null;
  return <Badge data-tone={tone}>{phone ? short.format(value) : formatNumber(value)}</Badge>;
}

/** Number of items that wait in a place; `danger`: one of them is late or broken. */
interface Waiting {
  count: number;
  tone?: 'danger' | undefined;
}

/** Counts of waiting items, by view. */
function useWaiting(): Partial<Record<ViewName, Waiting>> {
  const { data } = useSummary();
  if (!data) return {};
  const { follow_ups, unanswered, held, contracts, bin, mail } = data;
  const troubles = data.troubles.length;
  const late = follow_ups.retard + troubles;
  const due = late + follow_ups.aujourdhui + unanswered;
  return {
    day: { count: due, tone: late > 0 ? 'danger' : undefined },
    junk: { count: held },
    contracts: { count: contracts, tone: 'danger' },
    bin: { count: bin },
    state: { count: troubles + mail.parked, tone: 'danger' },
  };
}

/** Height that the page keeps free at the bottom of the window: that of the navigation on a phone, otherwise 0. */
const FOOT = `
  ${media.phone} { :root { --desk-foot: calc(57PX + env(safe-area-inset-bottom)); scroll-padding-bottom: var(--desk-foot); } }
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  & a { display: inline-flex; align-items: center; gap: 8px; min-height: 56px; border-bottom: 2px solid transparent; border-top: 2px solid transparent; font-size: 15px; font-weight: 500; color: ${color['ink-2']}; white-space: nowrap; transition: color ${ease.press}; ${focusRing(color.link, -2)} }
  & a:hover { color: ${color.ink}; }
  & a[aria-current] { color: ${color.ink}; border-bottom-color: ${color.link}; }
  & svg { display: none; }
  ${media.tablet} { gap: 0 20px; }
  ${media.phone} {
    position: fixed; inset: auto 0 0; z-index: ${layer.navigation};
    display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0;
    padding-bottom: env(safe-area-inset-bottom); border-top: 1px solid ${color.line}; background: ${color.sheet};
    & a { position: relative; flex-direction: column; justify-content: center; gap: 3px; min-height: 56PX; border-bottom: 0; font-size: clamp(11PX, 12px, 3.4vw); }
    & a[aria-current] { border-top-color: ${color.link}; }
    & a[aria-current] svg { color: ${color.link}; }
    & svg { display: block; }
    & b { position: absolute; top: 4px; left: calc(50% + 10px); font-size: 11PX; }
  }
`;

/** The five doors of the desk, in the header or, on a phone, at the bottom; each with its number of waiting items. */
export function DeskNav() {
  const name = useView();
  const waiting = useWaiting();
  const current = doorOf(name);
  return (
    <>
      <Global styles={FOOT} />
      <Nav aria-label="Bureau">
        {doors.map((door) => {
          const { to, label, icon: Icon, names, places } = door;
          const urgent = places.map((place) => waiting[place.name]).filter((one) => one?.tone);
          const own = names[0] && waiting[names[0]];
          const count = own?.count ?? urgent.reduce((sum, one) => sum + (one?.count ?? 0), 0);
          return (
            <Link
              key={to}
              to={to}
              aria-current={name && name === names[0] ? 'page' : door === current ? 'true' : undefined}
            >
              <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
              {label} <Count value={count || undefined} tone={own ? own.tone : 'danger'} />
            </Link>
          );
        })}
      </Nav>
    </>
  );
}

const Line = styled(Shelves)`
  margin-bottom: 0;
  & a { gap: 8px; }
`;

/** Links to the views of the open door: in a line, or in a menu if the line has no room. */
export function BarEntries() {
  const name = useView();
  const waiting = useWaiting();
  const phone = useMedia('phone');
  const { label, places = [] } = doorOf(name) ?? {};
  if (places.length === 0) return null;
  const current = barEntryOf(name);
  const here = places.find((place) => place.name === current);
  const links = places.map((place) => (
    <Link
      key={place.name}
      to={place.path}
      aria-current={place.name === name ? 'page' : place === here ? 'true' : undefined}
    >
      {place.title} <Count value={waiting[place.name]?.count || undefined} tone={waiting[place.name]?.tone} />
    </Link>
  ));
  if (!phone) return <Line aria-label={label}>{links}</Line>;
  return (
    <nav aria-label={label}>
      <Menu
        look="plain"
        side="left"
        summary={
          <>
            {here?.title}
            <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
          </>
        }
      >
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </Menu>
    </nav>
  );
}
