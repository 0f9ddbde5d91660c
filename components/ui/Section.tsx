import styled from '@emotion/styled';
import { color, headOnPaper, media, type } from '../theme.ts';
import { laidOutNear, type Tall } from './laidOutNear.ts';

const grounds = { ground: color.ground, sheet: color.sheet, sunk: color.sunk, wash: color.wash, band: color.band };

interface SectionProps {
  ground?: keyof typeof grounds;
  ruled?: boolean;
  /** Whether the printed section is kept on one sheet. */
  whole?: boolean;
  /** Approximate height of a section below the first screen, used until the section comes near and is laid out. */
  tall?: Tall;
}

/** Full-width section of the page. A section on the same ground as the one before has a thin line above it (`ruled`). */
export const Section = styled.section<SectionProps>`
  padding: 34px 0;
  background: ${({ ground = 'ground' }) => grounds[ground]};
  ${({ ground }) => (ground === 'band' ? `color: ${color['on-band']};` : '')}
  ${({ ground }) => (ground === 'band' ? `${media.dark} { box-shadow: inset 0 1px ${color['band-line']}, inset 0 -1px ${color['band-line']}; }` : '')}
  ${({ ruled }) => (ruled ? `border-top: 1px solid ${color.line};` : '')}
  ${({ tall }) => (tall ? laidOutNear(tall) : '')}
  ${media.fromTablet} { padding: 88px 0; }
  ${media.desktop} { padding: 120px 0; }
  ${media.wide} { padding: 136px 0; }
  ${media.print} { padding: 28px 0; ${({ whole }) => (whole ? 'break-inside: avoid;' : '')} }
`;

/** Content of a section: at most 1280 px wide, inside the page's margins. */
export const Container = styled.div`
  width: 100%;
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 20px;
  ${media.fromTablet} { padding: 0 40px; }
  ${media.desktop} { padding: 0 64px; }
  ${media.wide} { padding: 0 80px; }
  ${media.print} { padding: 0; }
`;

const splits = {
  '7+4': [7, '9 / -1'],
  '4+7': [4, '6 / -1'],
  '6+5': [6, '8 / -1'],
  '8+4': [8, '9 / -1'],
  '4+8': [4, '5 / -1'],
  '3+6': [3, '4 / span 6'],
} as const;

/** Twelve columns split in two on desktops, with one column left empty by design; stacked below 1024 px. */
export const Split = styled.div<{ at: keyof typeof splits; align?: 'start' | 'end' | 'center' }>`
  display: grid;
  gap: 28px 24px;
  & > * { min-width: 0; }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: ${({ align = 'start' }) => align};
    & > * { grid-column: 1 / span ${({ at }) => splits[at][0]}; }
    & > * + * { grid-column: ${({ at }) => splits[at][1]}; }
  }
  ${({ at }) => (at.startsWith('4') ? `${media.cramped} { && h2 { font-size: 38px; } & h2 .wide-break { display: none; } }` : '')}
`;

/** Title of a section, with one or two sentences at its right. */
export const SectionHead = styled.div`
  display: grid;
  gap: 10px 24px;
  margin-bottom: 18px;
  & h2 { ${type.h2} }
  & > p { ${type.lead} color: ${color['ink-2']}; }
  ${media.fromTablet} { margin-bottom: 56px; }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: end;
    & h2 { grid-column: 1 / span 7; }
    & > p { grid-column: 9 / -1; padding-bottom: 4px; }
  }
  ${headOnPaper(24)}
`;
