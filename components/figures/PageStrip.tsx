import styled from '@emotion/styled';
import { color, media } from '../theme.ts';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 13px;
  & > span { display: flex; flex-wrap: wrap; gap: 4px; }
  & i { width: 21px; height: 29px; border: 1px solid ${color['ink-3']}; border-radius: 1px; background: ${color.sheet}; }
  ${media.phone} {
    &[data-many] { gap: 8px 10px; }
    &[data-many] i { width: 15px; height: 21px; }
  }
  ${media.fromTablet} {
    flex-wrap: nowrap;
    & > span { flex-wrap: nowrap; align-items: flex-start; min-width: 0; }
    & i { flex: 0 1 21px; min-width: 0; height: auto; aspect-ratio: 21 / 29; }
    &[data-many] { gap: 10px; }
    &[data-many] > span { gap: 3px; }
  }
`;
const MANY = 30;

/** One small outline per page, grouped by part, on one line where there is room: thickness made visible. The numbers stand in the list below it. */
export const PageStrip = ({ groups }: { groups: readonly number[] }) => (
  <Strip aria-hidden="true" data-many={groups.reduce((sum, pages) => sum + pages, 0) > MANY ? '' : undefined}>
    {groups.map((pages, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <span key={group}>
        {Array.from({ length: pages }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          <i key={page} />
        ))}
      </span>
    ))}
  </Strip>
);
