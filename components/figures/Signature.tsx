import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '../theme.ts';
import { SIGNATURE, UNDERLINE } from './signaturePaths.ts';

const draw = keyframes`from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 }`;

const Ink = styled.svg`
  overflow: visible;
  fill: none;
  stroke: ${color['doc-blue']};
  stroke-linecap: round;
  stroke-linejoin: round;
  & path { stroke-dasharray: 1; }
  @media (prefers-reduced-motion: no-preference) {
    & path[data-delay] { animation: ${draw} 650ms cubic-bezier(.6,0,.3,1) both; }
  }
`;

/** The owner's signature. `delay` in milliseconds plays it once. */
export function Signature({ delay }: { delay?: number }) {
  const attributes = (extra: number) =>
    delay === undefined ? {} : { 'data-delay': '', style: { animationDelay: `${delay + extra}ms` } };
  return (
    <Ink viewBox="0 0 200 70" width="100%" aria-hidden="true">
      <path d={SIGNATURE} strokeWidth={2} pathLength={1} {...attributes(0)} />
      <path d={UNDERLINE} strokeWidth={1.6} pathLength={1} {...attributes(650)} />
    </Ink>
  );
}
