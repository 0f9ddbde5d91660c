/** A figure of an article (docs/blog.md) as values only; code draws it and writes its table. */
interface Titled {
  /** Conclusion drawn from the figure, as a sentence, not the figure's topic. */
  title: string;
  /** Measured quantity, with its place and unit. */
  measure: string;
  /** Ids of the sources of the values; absent: the values are an invented example, and `note` names its author. */
  sources?: readonly string[];
  note?: string;
}

/**
 * First point at which the series `of` crosses the series `with`, or zero if `with` is absent. Computed from the values, marked and
 * labelled.
 */
export interface CurveCrossing {
  of: string;
  with?: string;
  label: string;
}

/** Curves over a common axis; marks the points where one curve crosses another, or zero (a break-even). */
export interface CurvesFigure extends Titled {
  type: 'curves';
  /**
   * Horizontal axis: its label (`Mois`), its `values`, ascending, and the labelled values, `ticks`; by default the drawing chooses them.
   */
  x: { label: string; values: readonly number[]; ticks?: readonly number[] };
  unit: string;
  digits?: number;
  /** Series with one value for each `x`; null: missing. `hot`: the series is highlighted. */
  series: readonly { name: string; values: readonly (number | null)[]; hot?: boolean; dashed?: boolean }[];
  crossings?: readonly CurveCrossing[];
}

/** Horizontal bars in groups, of one to three series named in a legend; null is drawn as a missing value. */
export interface GroupsFigure extends Titled {
  type: 'groups';
  unit: string;
  digits?: number;
  /** Names of the series; the last one is highlighted. */
  series: readonly [string, ...string[]];
  /** Groups of bars; a `hypothesis` is drawn in another colour than a measured value. */
  groups: readonly { label: string; values: readonly (number | null)[]; hypothesis?: true }[];
  /** Reference value, drawn as a line across all bars. */
  line?: { value: number; label: string };
}

/** Rows on one scale, each with a range, and with one or two named dots joined by a line. */
export interface RangesFigure extends Titled {
  type: 'ranges';
  unit: string;
  digits?: number;
  /** Whether positive values have a plus sign. */
  signed?: boolean;
  /** Names of the dots; the second is highlighted. */
  dots: readonly [string] | readonly [string, string];
  range?: string;
  rows: readonly { label: string; values: readonly (number | null)[]; range?: readonly [low: number, high: number] }[];
}

/** Funnel: of each step's count, only a share reaches the next step. */
export interface FunnelFigure extends Titled {
  type: 'funnel';
  /** Unit counted: `visites`. */
  unit: string;
  /** Steps from first to last; `hot`: the step is highlighted. */
  steps: readonly { label: string; value: number; hot?: boolean }[];
}

export type ArticleFigure = CurvesFigure | GroupsFigure | RangesFigure | FunnelFigure;
