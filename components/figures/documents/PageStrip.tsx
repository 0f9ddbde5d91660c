import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { color, media } from '../../theme.ts';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 13px;
  & > span { display: flex; flex-wrap: wrap; gap: 4px; }
  & i { width: 21px; height: 29px; border: 1px solid ${color['ink-3']}; border-radius: 1px; background: ${color.sheet}; }
  ${media.phone} {
    &[data-many] { gap: 8px 10px; }
    &[data-many] i { width: 13px; height: 18px; }
  }
  ${media.fromTablet} {
    --between: 4px;
    flex-wrap: nowrap;
    & > span { flex: var(--pages) 1 calc((var(--pages) - 1) * var(--between)); flex-wrap: nowrap; align-items: flex-start; gap: var(--between); min-width: 0; }
    & i { flex: 1 1 0; min-width: 0; height: auto; aspect-ratio: 21 / 29; }
    &[data-many] { --between: 3px; gap: 10px; }
  }
`;
const MANY = 30;

/**
 * One small outline per page, grouped by part: thickness made visible. Where there is room they share one line, as wide
 * as the list below it, which gives the numbers.
 */
export const PageStrip = ({ groups }: { groups: readonly number[] }) => (
  <Strip aria-hidden="true" data-many={groups.reduce((sum, pages) => sum + pages, 0) > MANY ? '' : undefined}>
    {groups.map((pages, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <span key={group} style={{ '--pages': pages } as CSSProperties}>
        {Array.from({ length: pages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          <i key={page} />
        ))}
      </span>
    ))}
  </Strip>
);
