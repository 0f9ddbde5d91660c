import styled from '@emotion/styled';
import { color, focusRing, font, media, radius } from '../theme.ts';
import { useContent } from '../useContent.tsx';

const ENTRIES = [3, 8, 13, 18, 23];

/** Content of the mark's `<svg>`, 26 x 26: five strands that join into one line. */
const MarkLines = () => (
  <>
    {ENTRIES.map((y, index) => (
      <path key={y} d={`M1 ${y}C9 ${y} 9 13 17 13`} strokeWidth="2" stroke={`var(--ia-${index + 1})`} />
    ))}
    <path d="M16 13H24.5" strokeWidth="3" stroke="var(--mark, currentColor)" />
  </>
);

/** The mark, at a size in pixels. */
export const Mark = ({ size = 26 }: { size?: number }) => (
  <svg viewBox="0 0 26 26" width={size} height={size} fill="none" strokeLinecap="round" aria-hidden="true">
    <MarkLines />
  </svg>
);

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
/** Light plate behind the owner's picture, which is made for white paper. */
const PLATE = `padding: 4px; border-radius: ${radius.document}; background: ${color['doc-paper']};`;
/** Owner's logo. Beside the name it has a fixed width, so that the name does not move while the picture loads. */
const Logo = styled.img<{ band: boolean; alone: boolean }>`
  flex: none;
  width: ${({ alone }) => (alone ? 'auto' : '40px')};
  height: 40px;
  max-width: min(180px, 48vw);
  object-fit: contain;
  ${({ band }) => (band ? PLATE : `${media.dark} { ${PLATE} }`)}
`;

interface Props {
  href?: string;
  /** Whether the wordmark is on the navy band; there it is larger. */
  band?: boolean;
}

/** The owner's logo or the mark, and the name, linked to the home page. */
export const Wordmark = ({ href = '/', band = false }: Props) => {
  const { brand, looks } = useContent().site;
  const alone = looks.logo !== '' && looks.logoPlace === 'name';
  return (
    <Link href={href} band={band}>
      {looks.logo ? <Logo src={looks.logo} alt={alone ? brand : ''} alone={alone} band={band} /> : <Mark />}
      {!alone && <span>{brand}</span>}
    </Link>
  );
};
