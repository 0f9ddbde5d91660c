import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { color, media } from '../theme.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  ${media.narrow} { gap: 6px; }
  font-size: 16px;
  line-height: 1.5;
  & li { display: flex; gap: 12px; }
  & svg { flex: none; margin-top: 4px; color: ${color.link}; }
  &[data-tone='flash'] svg { color: inherit; }
`;

/** Lines with a check before each. */
export function CheckList({ items, tone }: { items: readonly string[]; tone?: 'flash' }) {
  return (
    <List data-tone={tone}>
      {items.map((item) => (
        <li key={item}>
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
