/** Charts as data: the page draws them as SVG, the download as PDF vectors, and both print the values as a table. */
interface Titled {
  /** A conclusion, never a topic. */
  title: string;
  /** Measure and its unit. */
  measure: string;
  /** Source of the values, under the figure on paper; absent: the sample's own model. */
  source?: string;
}

/** Vertical bars over time: solid when measured, hatched when forecast. */
export interface ColumnsChart extends Titled {
  type: 'columns';
  digits: number;
  bars: readonly { label: string; value: number; forecast?: boolean }[];
}

/** Horizontal bars, one per category; the highlighted ones are `hot`. */
export interface BarsChart extends Titled {
  type: 'bars';
  unit: string;
  digits: number;
  rows: readonly { label: string; value: number; hot?: boolean }[];
}

interface Axis {
  label: string;
  from: number;
  to: number;
  unit?: string;
  /** Decimals of the values, none by default. */
  digits?: number;
}

/** Points on two axes. */
export interface MapChart extends Titled {
  type: 'map';
  x: Axis;
  y: Axis;
  points: readonly { label: string; x: number; y: number; hot?: boolean }[];
}

/** Work packages over months, with milestones. */
export interface GanttChart extends Titled {
  type: 'gantt';
  months: number;
  tasks: readonly { label: string; from: number; to: number; hot?: boolean }[];
  milestones: readonly { label: string; month: number }[];
}

/** Scores from 0 to `max` as discs, a row per actor. */
export interface DotsChart extends Titled {
  type: 'dots';
  columns: readonly string[];
  max: number;
  /** Decimals of the value printed under each disc; absent: none is printed. */
  digits?: number;
  /** Labels of the sizes, from 0 to `max`: the legend below. */
  scale?: readonly string[];
  rows: readonly { label: string; values: readonly number[]; hot?: boolean }[];
}

/** A process before and after: steps in order, with their minutes. */
export interface FlowChart extends Titled {
  type: 'flow';
  lanes: readonly { label: string; steps: readonly { label: string; minutes: number; automatic?: boolean }[] }[];
}

/** Several series over the same labels. */
export interface LinesChart extends Titled {
  type: 'lines';
  /** Unit of the values, written once above the scale. */
  unit: string;
  digits: number;
  /** Forecast values are hatched. */
  forecast?: true;
  labels: readonly string[];
  series: readonly {
    name: string;
    values: readonly number[];
    hot?: boolean;
    dashed?: boolean;
    /** Money received on one day, after the period of this index. */
    received?: { after: number; amount: number };
  }[];
}

/** Running balance of a project, a bar per period: below the line the costs not recovered yet, above the line the gain. */
export interface BalanceChart extends Titled {
  type: 'balance';
  unit: string;
  digits: number;
  /** `hot`: the first period whose balance is no longer negative. */
  bars: readonly { label: string; value: number; hot?: boolean }[];
}

export type Chart =
  | ColumnsChart
  | BarsChart
  | MapChart
  | GanttChart
  | DotsChart
  | FlowChart
  | LinesChart
  | BalanceChart;
