import styled from '@emotion/styled';
import { Mark } from '../figures/Mark.tsx';
import { color, focusRing, font } from '../theme.ts';
import { useContent } from '../useContent.tsx';

const Link = styled.a<{ band: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: 480 ${({ band }) => (band ? 28 : 23)}px/1 ${font.serif};
  letter-spacing: -.012em;
  text-wrap: balance;
  border-radius: 2px;
  ${({ band }) => focusRing(band ? color['band-link'] : color.link, 4)}
`;

interface Props {
  href?: string;
  /** On the navy band, where it is larger. */
  band?: boolean;
}

/** Mark and name, leading home. */
export const Wordmark = ({ href = '/', band = false }: Props) => {
  const content = useContent();
  return (
    <Link href={href} band={band}>
      <Mark />
      <span>{content.site.brand}</span>
    </Link>
  );
};
