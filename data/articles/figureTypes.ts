/** The data figures of the articles (docs/blog.md): values only, the drawing and the table follow. */
interface Titled {
  /** A conclusion, never a topic. */
  title: string;
  /** Quantity, place and unit of the measure. */
  measure: string;
  /** Ids of the article's sources the values come from; none: it is an example, and `note` names its author. */
  sources?: readonly string[];
  note?: string;
}

/** First crossing of a series with another one (`with`), or zero: computed from the values, then marked and labelled. */
export interface CurveCrossing {
  of: string;
  with?: string;
  label: string;
}

/** Curves over a common axis, with the points where one passes another, or zero: a break-even. */
export interface CurvesFigure extends Titled {
  type: 'curves';
  /** Label of the axis: `Mois`. `values` rise. `ticks`: the values written on it; by default the drawing chooses. */
  x: { label: string; values: readonly number[]; ticks?: readonly number[] };
  unit: string;
  digits?: number;
  /** A value per `x`; null where there is none. The hot one is the datum to look at. */
  series: readonly { name: string; values: readonly (number | null)[]; hot?: boolean; dashed?: boolean }[];
  crossings?: readonly CurveCrossing[];
}

/** Horizontal bars in groups: one to three series, named in a legend; null is drawn as a missing datum. */
export interface GroupsFigure extends Titled {
  type: 'groups';
  unit: string;
  digits?: number;
  /** The last is the datum to look at. */
  series: readonly [string, ...string[]];
  /** A hypothesis never wears the colour of a measure. */
  groups: readonly { label: string; values: readonly (number | null)[]; hypothesis?: true }[];
  /** A value that all are read against, as a line across. */
  line?: { value: number; label: string };
}

/** On one scale: a range, and one or two named dots joined by a line. */
export interface RangesFigure extends Titled {
  type: 'ranges';
  unit: string;
  digits?: number;
  /** A plus sign before positive values. */
  signed?: boolean;
  /** Names of the dots, the second the datum to look at. */
  dots: readonly [string] | readonly [string, string];
  range?: string;
  rows: readonly { label: string; values: readonly (number | null)[]; range?: readonly [low: number, high: number] }[];
}

/** Steps that each keep a part of the one before. */
export interface FunnelFigure extends Titled {
  type: 'funnel';
  /** Unit counted: `visites`. */
  unit: string;
  /** The hot one is the step to look at. */
  steps: readonly { label: string; value: number; hot?: boolean }[];
}

export type ArticleFigure = CurvesFigure | GroupsFigure | RangesFigure | FunnelFigure;
