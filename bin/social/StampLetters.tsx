import type { StampWords } from '../../components/figures/documents/Stamp.tsx';
import { paint } from './cardLook.ts';

/** Advance widths of the letters, in em: near enough at this size. */
const WIDTHS: Record<string, number> = {
  ' ': 0.3,
  I: 0.32,
  '·': 0.32,
  M: 0.86,
  N: 0.74,
  O: 0.78,
  Q: 0.78,
  C: 0.74,
  E: 0.6,
};
const RING = 268;
const RADIUS = 43.5;

function ringLetters(around: string) {
  const letters = [...around].map((letter) => ({ letter, width: WIDTHS[letter] ?? 0.66 }));
  const whole = letters.reduce((sum, { width }) => sum + width, 0);
  let along = 0;
  return letters.map(({ letter, width }) => {
    const middle = along + width / 2;
    along += width;
    return { letter, angle: Math.PI + ((middle / whole) * RING) / RADIUS };
  });
}

interface Props {
  x: number;
  y: number;
  width: number;
  words: StampWords;
}

/** The words of the stamp, turned as it is: its letters follow the ring from the bottom, clockwise. */
export function StampLetters({ x, y, width, words }: Props) {
  const scale = width / 120;
  const text = (size: number, weight: number, family: string) => ({
    display: 'flex' as const,
    position: 'absolute' as const,
    justifyContent: 'center' as const,
    width: 100 * scale,
    left: 10 * scale,
    fontFamily: family,
    fontSize: size * scale,
    fontWeight: weight,
    lineHeight: 1,
    color: paint('doc-accent'),
  });
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left: x,
        top: y,
        width,
        height: width,
        transform: 'rotate(-9deg)',
      }}
    >
      {ringLetters(words.around).map(({ letter, angle }) => (
        <div
          key={angle}
          style={{
            ...text(10.6, 600, 'Instrument Sans'),
            width: 20 * scale,
            left: (50 + Math.sin(angle) * (RADIUS + 3.8)) * scale,
            top: (54.7 - Math.cos(angle) * (RADIUS + 3.8)) * scale,
            transform: `rotate(${angle}rad)`,
          }}
        >
          {letter}
        </div>
      ))}
      <div style={{ ...text(17, 600, 'Newsreader'), top: 47 * scale }}>{words.title}</div>
      <div style={{ ...text(9.5, 600, 'Instrument Sans'), top: 68 * scale }}>{words.note}</div>
    </div>
  );
}
