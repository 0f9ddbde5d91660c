import { tenth } from '../ui/formatNumber.ts';

/** The five-strand figure's geometry (docs/product/design-language.md § 3.1): pure numbers in, SVG path data out. */
export interface Weave {
  /** Positions along the figure: `xs`, entry of the strands; `x0` and `x1`, start and end of the weave; `xm`, the merge of the strands. */
  xs: number;
  x0: number;
  x1: number;
  xm: number;
  /** `yc`: centre line; `gap`: distance between two lanes. */
  yc: number;
  gap: number;
  /** Number of stages in which strands cross: 5, or 3 on the 404 page. */
  stages?: number;
  /** Swaps the axes: the strands run downwards. */
  vertical?: boolean;
}

const STRANDS = [0, 1, 2, 3, 4];

/**
 * Returns the strand in each lane after `stage` stages, which swap neighbours in turn (odd–even exchange): after five, every pair has
 * crossed exactly once.
 */
export function lanes(stage: number): number[] {
  const order = [...STRANDS];
  for (let s = 0; s < stage; s++) {
    for (let lane = s % 2; lane < 4; lane += 2) {
      const [upper, lower] = [order[lane] ?? 0, order[lane + 1] ?? 0];
      order[lane] = lower;
      order[lane + 1] = upper;
    }
  }
  return order;
}

const laneY = ({ yc, gap }: Weave, lane: number) => yc + (lane - 2) * gap;
const point = (weave: Weave, x: number, y: number) =>
  weave.vertical ? `${tenth(y)} ${tenth(x)}` : `${tenth(x)} ${tenth(y)}`;
const curve = (weave: Weave, from: [number, number], to: [number, number], pull = 0.5) => {
  const dx = to[0] - from[0];
  return `C${point(weave, from[0] + dx * pull, from[1])} ${point(weave, to[0] - dx * pull, to[1])} ${point(weave, ...to)}`;
};

/** Path of a strand through the weave, from its entry to the end of the last stage, and the point where it ends. */
function strandPath(weave: Weave, strand: number): { d: string; end: [number, number] } {
  const stages = weave.stages ?? 5;
  const step = (weave.x1 - weave.x0) / stages;
  let lane = strand;
  let d = `M${point(weave, weave.xs, laneY(weave, lane))}L${point(weave, weave.x0, laneY(weave, lane))}`;
  for (let s = 0; s < stages; s++) {
    const next = lanes(s + 1).indexOf(strand);
    const x = weave.x0 + step * s;
    d += curve(weave, [x, laneY(weave, lane)], [x + step, laneY(weave, next)]);
    lane = next;
  }
  return { d, end: [weave.x1, laneY(weave, lane)] };
}

/** Path of a strand through the weave and into the merged line. */
export function mergedStrand(weave: Weave, strand: number): string {
  const { d, end } = strandPath(weave, strand);
  return d + curve(weave, end, [weave.xm, weave.yc], 0.55);
}

/**
 * Path of a strand in a phone's figure: right from the model's name, down into its lane, through the weave, then into one line at the left.
 */
export function verticalStrand(
  weave: Weave,
  strand: number,
  { from, y, into }: { from: number; y: number; into: number },
): string {
  const lane = 4 - strand;
  const x = laneY(weave, lane);
  const { d, end } = strandPath(weave, lane);
  const woven = d.slice(d.indexOf('C'));
  const pull = Math.round((weave.xm - weave.x1) * 0.55);
  return `M${from} ${y}H${x - 14}Q${x} ${y} ${x} ${y + 14}V${weave.x0}${woven}C${end[1]} ${weave.x1 + pull} ${into} ${weave.xm - pull} ${into} ${weave.xm}`;
}

/** Path of a strand that leaves the weave for a loose end, without merging (404 page). */
export function looseStrand(weave: Weave, strand: number, to: [number, number]): string {
  const { d, end } = strandPath(weave, strand);
  return d + curve(weave, end, to, 0.55);
}

/** Returns the centres of the points at which strands cross, stage by stage. */
export function crossings(weave: Weave): { x: number; y: number; stage: number }[] {
  const stages = weave.stages ?? 5;
  const step = (weave.x1 - weave.x0) / stages;
  const found = [];
  for (let stage = 0; stage < stages; stage++) {
    for (let lane = stage % 2; lane < 4; lane += 2) {
      const along = tenth(weave.x0 + step * (stage + 0.5));
      const across = tenth(laneY(weave, lane) + weave.gap / 2);
      found.push({ x: weave.vertical ? across : along, y: weave.vertical ? along : across, stage });
    }
  }
  return found;
}
