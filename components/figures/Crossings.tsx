import { color } from '../theme.ts';
import { crossings, type Weave } from './weave.ts';

/** The nodes of a weave alone, for figures that draw their own strands. */
export const Crossings = ({
  weave,
  radius = 4.2,
  ground = color.ground,
}: {
  weave: Weave;
  radius?: number;
  ground?: string;
}) => (
  <>
    {crossings(weave).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={ground} stroke={color.ink} strokeWidth="1.4" />
    ))}
  </>
);
