import { color } from '../theme.ts';
import { discs } from './paths.ts';
import { crossings, type Weave } from './weave.ts';

/** Draws only the crossings of a weave, for figures that draw their own strands. */
export const Crossings = ({
  weave,
  radius = 4.2,
  ground = color.ground,
}: {
  weave: Weave;
  radius?: number;
  ground?: string;
}) => (
  <path
    data-crossings=""
    d={discs(crossings(weave).map(({ x, y }) => [x, y, radius]))}
    fill={ground}
    stroke={color.ink}
    strokeWidth="1.4"
  />
);
