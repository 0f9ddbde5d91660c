import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import { color, focusRing, media } from '../../theme.ts';

/** Links to the tabs of one view; the current tab is underlined. */
export const Shelves = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  margin-bottom: 24px;
  & a { display: inline-flex; align-items: center; min-height: 44px; border-bottom: 2px solid transparent; font-size: 15px; font-weight: 500; white-space: nowrap; color: ${color['ink-2']}; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
  & a[aria-current] { color: ${color.ink}; border-bottom-color: ${color.link}; }
  ${media.phone} { gap: 0 16px; }
`;

interface Props {
  label: string;
  /** Tabs: `name` is the value of `?vue=` in the address, `label` the text of the link. */
  shelves: readonly { name: string; label: string }[];
  here: string;
}

/** Tabs of a list, of which the address names the current one. */
export function ListShelves({ label, shelves, here }: Props) {
  const list = useSearchParams()[0].get('liste');
  const to = (name: string) => `?${new URLSearchParams({ ...(list && { liste: list }), ...(name && { vue: name }) })}`;
  return (
    <Shelves aria-label={label}>
      {shelves.map(({ name, label: words }) => (
        <Link key={name} to={to(name)} aria-current={name === here ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </Shelves>
  );
}
