import styled from '@emotion/styled';
import { site } from '../../data/site.ts';
import { Mark } from '../figures/Mark.tsx';
import { color, focusRing, font } from '../theme.ts';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: 480 23px/1 ${font.serif};
  letter-spacing: -.012em;
  white-space: nowrap;
  border-radius: 2px;
  ${focusRing(color.link, 4)}
  .on-band & { font-size: 28px; ${focusRing(color['band-link'], 4)} }
`;

/** Mark and name, leading home. */
export const Wordmark = ({ href = '/' }: { href?: string }) => (
  <Link href={href}>
    <Mark />
    <span>{site.brand}</span>
  </Link>
);
