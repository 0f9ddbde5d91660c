import styled from '@emotion/styled';
import { color } from '../theme.ts';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 13px;
  & > span { display: flex; flex-wrap: wrap; gap: 4px; }
  & i { width: 21px; height: 29px; border: 1px solid ${color['ink-3']}; border-radius: 1px; background: ${color.sheet}; }
  &[data-many] { gap: 8px 10px; }
  &[data-many] i { width: 15px; height: 21px; }
`;
const MANY = 30;

/** One small outline per page, grouped by part: thickness made visible. The numbers stand in the list below it. */
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
