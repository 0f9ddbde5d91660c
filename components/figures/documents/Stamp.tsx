import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useId } from 'react';
import { ownSignature } from '../../../data/company/signature.ts';
import { color, font } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';

export interface StampWords {
  around: string;
  title: string;
  note: string;
}

/** Texts of the stamp on a validated page; until the owner has signed, its note is « spécimen ». */
const stampWords = (isSigned: boolean): StampWords => ({
  around: 'VALIDÉ PAR UN HUMAIN · CINQ IA RECOUPÉES · ',
  title: 'Validé',
  note: isSigned ? 'relu, signé' : 'spécimen',
});

const press = keyframes`from { opacity: 0; transform: rotate(-14deg) scale(1.35) } to { opacity: 1; transform: rotate(-9deg) }`;

const Seal = styled.svg`
  transform: rotate(-9deg);
  overflow: visible;
  fill: none;
  stroke: ${color['doc-accent']};
  & text { fill: ${color['doc-accent']}; stroke: none; font-weight: 600; }
  @media (prefers-reduced-motion: no-preference) {
    &[data-delay] { animation: ${press} 220ms cubic-bezier(.2,1.4,.4,1) both; }
  }
`;

/** Stretches the text around the ring to fill it, whatever the width of its letters. */
const RING = { textLength: 268, lengthAdjust: 'spacing' } as const;

interface Props {
  /** Texts of the stamp; absent: those of a validated page. */
  words?: StampWords;
  /** Milliseconds before the stamp appears; absent: it is there at once. */
  delay?: number;
}

/** Stamp of a validated page, in a warm colour. */
export function Stamp({ delay, words: own }: Props) {
  const isSigned = ownSignature(useContent()) !== undefined;
  const { around, title, note } = own ?? stampWords(isSigned);
  const circle = useId();
  return (
    <Seal
      viewBox="0 0 120 120"
      width="100%"
      aria-hidden="true"
      {...(delay !== undefined && { 'data-delay': '', style: { animationDelay: `${delay}ms` } })}
    >
      <circle cx="60" cy="60" r="56" strokeWidth="2.4" />
      <circle cx="60" cy="60" r="37" strokeWidth="1.2" />
      <path id={circle} d="M16.5 60a43.5 43.5 0 1 1 0 .01" stroke="none" />
      {/* Firefox reads the length on the text, WebKit on the path: on one alone the ring closes in one of them only. */}
      <text style={{ font: `600 10.6px ${font.sans}` }} {...RING}>
        <textPath href={`#${circle}`} {...RING}>
          {around}
        </textPath>
      </text>
      <text x="60" y="61" textAnchor="middle" style={{ font: `600 17px ${font.serif}` }}>
        {title}
      </text>
      <text x="60" y="76" textAnchor="middle" style={{ font: `600 9.5px ${font.sans}` }}>
        {note}
      </text>
    </Seal>
  );
}
