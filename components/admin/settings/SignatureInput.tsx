import styled from '@emotion/styled';
import { type PointerEvent, useRef, useState } from 'react';
import { isToFill } from '../../../data/company/toComplete.ts';
import { color, focusRing, radius, type } from '../../theme.ts';
import { Act } from '../list/Act.tsx';
import { type Point, writeSignature } from './writeSignature.ts';
import { writtenName } from './writtenName.ts';

const Box = styled.fieldset`
  display: grid;
  gap: 10px;
  justify-items: start;
  & > legend { padding: 0; margin-bottom: 8px; ${type.label} }
`;
const Pad = styled.svg`
  display: block;
  width: 100%;
  max-width: 620px;
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color['doc-paper']};
  fill: none;
  stroke: ${color['doc-blue']};
  stroke-linecap: round;
  stroke-linejoin: round;
  cursor: crosshair;
  touch-action: none;
  ${focusRing(color.link)}
  & line { stroke: ${color['doc-line']}; stroke-width: 1; }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
const WIDTH = 620;
const HEIGHT = 200;
/** Position and scale at which a stored signature is drawn on the pad. */
const START = { x: 110, y: 130, size: 2 };
/** Minimum number of points of a single stroke: fewer are a dot, which is no signature. */
const SHORTEST = 8;

interface Props {
  label: string;
  /** Path data (`data/company/signature.ts`); empty: none. */
  value: string;
  /** The owner's name, as typed in the same form. */
  name: string;
  describedBy: string | undefined;
  onChange: (path: string) => void;
}

/** Pad on which the owner draws a signature by finger, pen or mouse; a button writes the name as a signature instead. */
export function SignatureInput({ label, value, name, describedBy, onChange }: Props) {
  const strokes = useRef<Point[][]>([]);
  const drawing = useRef(false);
  const [ink, setInk] = useState('');
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = WIDTH / width;
    return [(clientX - left) * scale, (clientY - top) * scale];
  };
  const show = () =>
    setInk(strokes.current.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`).join(''));
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    strokes.current.push([pointOf(event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current) return;
    strokes.current.at(-1)?.push(pointOf(event));
    show();
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    if ((strokes.current.at(-1)?.length ?? 0) < SHORTEST && strokes.current.length === 1) strokes.current = [];
    show();
    if (strokes.current.length > 0) onChange(writeSignature(strokes.current));
  };
  const set = (path: string) => {
    strokes.current = [];
    setInk('');
    onChange(path);
  };
  const letters = isToFill(name) ? [] : writtenName(name);
  const isWritten = ink !== '' || value !== '';
  return (
    <Box aria-describedby={describedBy}>
      <legend>{label}</legend>
      <Pad
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={isWritten ? 'Votre signature' : 'Cadre où signer, vide'}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" x2={WIDTH - 40} y1={START.y} y2={START.y} />
        {ink || !value ? (
          <path d={ink || 'M0 0'} strokeWidth="4" />
        ) : (
          <path
            d={`M0 0${value}`}
            transform={`translate(${START.x} ${START.y}) scale(${START.size})`}
            strokeWidth={4 / START.size}
          />
        )}
      </Pad>
      <Acts>
        <Act onClick={() => set('')} disabled={!isWritten}>
          Effacer et signer de nouveau
        </Act>
        <Act onClick={() => set(writeSignature(letters))} disabled={letters.length === 0}>
          Écrire mon nom
        </Act>
      </Acts>
    </Box>
  );
}
