/** A data figure of an article (docs/blog.md): holds values only, from which code draws the figure and writes its table. */
interface Titled {
  /** A conclusion, never a topic. */
  title: string;
  /** Quantity, place and unit of the measure. */
  measure: string;
  /** Ids of the sources the values come from; absent: the values are an example, whose author is named in `note`. */
  sources?: readonly string[];
  note?: string;
}

/**
 * Crossing to mark: the first point at which the series `of` crosses the series `with`, or zero. Computed from the values, then marked and
 * labelled.
 */
export interface CurveCrossing {
  of: string;
  with?: string;
  label: string;
}

/** Curves over a common axis, with the points where one passes another, or zero: a break-even. */
export interface CurvesFigure extends Titled {
  type: 'curves';
  /** Label of the axis: `Mois`. `values` are ascending. `ticks`: labelled values; by default the drawing chooses. */
  x: { label: string; values: readonly number[]; ticks?: readonly number[] };
  unit: string;
  digits?: number;
  /** A value per `x`; null if missing. `hot`: the highlighted series. */
  series: readonly { name: string; values: readonly (number | null)[]; hot?: boolean; dashed?: boolean }[];
  crossings?: readonly CurveCrossing[];
}

/** Horizontal bars in groups: one to three series, named in a legend; null is drawn as a missing datum. */
export interface GroupsFigure extends Titled {
  type: 'groups';
  unit: string;
  digits?: number;
  /** The last series is highlighted. */
  series: readonly [string, ...string[]];
  /** `hypothesis`: drawn in another colour than a measure. */
  groups: readonly { label: string; values: readonly (number | null)[]; hypothesis?: true }[];
  /** Reference value, drawn as a line across. */
  line?: { value: number; label: string };
}

/** Ranges on one scale; a row has a range, and one or two named dots joined by a line. */
export interface RangesFigure extends Titled {
  type: 'ranges';
  unit: string;
  digits?: number;
  /** A plus sign before positive values. */
  signed?: boolean;
  /** Names of the dots; the second is highlighted. */
  dots: readonly [string] | readonly [string, string];
  range?: string;
  rows: readonly { label: string; values: readonly (number | null)[]; range?: readonly [low: number, high: number] }[];
}

/** Funnel: each step keeps a share of the one before. */
export interface FunnelFigure extends Titled {
  type: 'funnel';
  /** Unit counted: `visites`. */
  unit: string;
  /** `hot`: the highlighted step. */
  steps: readonly { label: string; value: number; hot?: boolean }[];
}

export type ArticleFigure = CurvesFigure | GroupsFigure | RangesFigure | FunnelFigure;
