import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, type } from '../../theme.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 112px 0 96px;
  text-align: center;
  & svg { margin-bottom: 28px; max-width: 100%; }
  & h2 { ${type.h3} outline: none; }
  & p { max-width: 29em; text-wrap: balance; color: ${color['ink-2']}; }
  ${media.phone} { padding: 56px 0; & svg { margin-bottom: 16px; } }
`;
const LANES = [0, 1, 2, 3, 4];

/** Nothing here yet: five strands converge on a dashed empty page. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box>
      <svg width="220" height="120" viewBox="0 0 220 120" fill="none" strokeLinecap="round" aria-hidden="true">
        {LANES.map((lane) => (
          <path
            key={lane}
            d={`M1 ${20 + lane * 20}H98C130 ${20 + lane * 20} 120 60 152 60`}
            stroke={`var(--ia-${lane + 1})`}
            strokeWidth="2"
          />
        ))}
        <path d="M156 60H168" stroke={color.ink} strokeWidth="2" strokeDasharray="1 6" />
        <rect
          x="172"
          y="28"
          width="46"
          height="64"
          rx="2"
          stroke={color['ink-3']}
          strokeWidth="1.5"
          strokeDasharray="2 5"
        />
      </svg>
      <h2 tabIndex={-1} data-nothing>
        {title}
      </h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Box>
  );
}
