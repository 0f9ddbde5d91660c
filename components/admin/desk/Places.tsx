import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Menu } from '../list/Menu.tsx';
import { Shelves } from '../list/Shelves.tsx';
import { useMedia } from '../useMedia.ts';
import { Count } from './Count.tsx';
import { doorOf, isPlaceOf } from './doors.ts';
import { useWaiting } from './useWaiting.ts';

const Line = styled(Shelves)`
  margin-bottom: 0;
  & a { gap: 8px; }
`;

/** The places behind the open door: a line, or a menu where there is no room for one. */
export function Places() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const phone = useMedia('phone');
  const { label, places = [] } = doorOf(pathname) ?? {};
  if (places.length === 0) return null;
  const here = places.find((place) => isPlaceOf(pathname, place));
  const links = places.map((place) => (
    <Link
      key={place.to}
      to={place.to}
      aria-current={pathname === place.to ? 'page' : place === here ? 'true' : undefined}
    >
      {place.label} <Count value={waiting[place.to]?.count || undefined} tone={waiting[place.to]?.tone} />
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
            {here?.label}
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
