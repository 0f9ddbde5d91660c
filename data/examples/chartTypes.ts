/** Charts as data: the web page draws each as SVG, the downloaded PDF as vectors, and both print its values as a table. */
interface Titled {
  /** Conclusion drawn from the chart, as a sentence, not the chart's topic. */
  title: string;
  /** Quantity on the value axis, with its unit. */
  measure: string;
  /** Source of the values, printed under the figure in the PDF; absent: the values come from the sample's own model. */
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

/** Scores of actors, one row each, drawn as discs of sizes 0 to `max`. */
export interface DotsChart extends Titled {
  type: 'dots';
  columns: readonly string[];
  max: number;
  /** Decimals of the value printed under each disc; absent: no value is printed. */
  digits?: number;
  /** Labels of the disc sizes from 0 to `max`, for the legend below the chart. */
  scale?: readonly string[];
  rows: readonly { label: string; values: readonly number[]; hot?: boolean }[];
}

/** A process before and after the change: the steps of each version, in order, with their minutes. */
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
  /** Whether the values are forecasts, drawn hatched. */
  forecast?: true;
  labels: readonly string[];
  series: readonly {
    name: string;
    values: readonly number[];
    hot?: boolean;
    dashed?: boolean;
    /** Money received on a single day, just after the period with index `after`. */
    received?: { after: number; amount: number };
  }[];
}

/** Running balance of a project, one bar per period: below the zero line the costs not yet recovered, above it the gain. */
export interface BalanceChart extends Titled {
  type: 'balance';
  unit: string;
  digits: number;
  /** `hot` marks the first period whose balance is no longer negative. */
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
