import type { ProjectId } from './drivers.ts';

/** A quantity the company declared and a sample confirmed or corrected. */
export interface Measure {
  name: string;
  unit: string;
  digits: number;
  declared: number;
  checked: number;
  /** What was drawn at random, and how many. */
  sample: number;
  trace: string;
  /** What the plan aims at; absent where the quantity only bounds another. */
  target?: number;
}

/** Something bought: thousands of euros each, without tax, an assumption of the illustration. */
export interface Item {
  name: string;
  quantity: number;
  price: number;
  /** Months from the launch, where it is not those of its project. */
  months?: readonly [from: number, to: number];
}

export interface Project {
  id: ProjectId;
  name: string;
  items: readonly Item[];
  /** Share of the price paid in a month; absent: evenly over its months. */
  terms?: readonly { month: number; share: number }[];
}

export type GainId = 'entry' | 'scrap1' | 'packing' | 'stops' | 'scrap2' | 'scrap3';

export interface Drivers {
  people: number;
  /** Thousands of euros a year: sales, and cash flow from operations. */
  sales: number;
  cashFlow: number;
  /** Share of the sales that varies with production: what a scrapped part costs. */
  variable: number;
  /** Euros an hour: workshop, loaded; temporary work, invoiced. */
  workshop: number;
  temporary: number;
  /** Lines, hours a year each runs, operators on it, share of a stop's output that is not caught up. */
  lines: { count: number; hours: number; operators: number; lost: number };
  /** Share of the sales made on each line. */
  shares: readonly [number, number, number];
  /** Share of the clerical hours saved that is really used elsewhere. */
  reuse: number;
  measures: Record<'scrap1' | 'scrap2' | 'scrap3' | 'packing' | 'temporary' | 'stops' | 'entry', Measure>;
  projects: readonly Project[];
  /** Months from the launch in which the work for each gain begins and after which it shows; k€ a year it costs to keep. */
  gains: Record<GainId, { project: ProjectId; months: readonly [from: number, to: number]; running: number }>;
  /** Share of a gain in its first months, and how many they are. */
  ramp: { share: number; months: number };
  /** Added to every expense. */
  contingency: number;
  /** Longest payback accepted, in months. */
  longest: number;
  /** Leasing of the packing cell and bank loan: yearly rates, months, option at the end, month of drawing. */
  lease: { rate: number; months: number; option: number };
  loan: { amount: number; rate: number; months: number; drawn: number };
  /** What must be true to go on; a measure that must have reached its target ends the sentence. */
  gates: readonly { name: string; month: number; condition: string; aim?: 'scrap1' | 'scrap2' }[];
  /** What is tried against the plan: gains late by some months, prices above the estimate, goals reached in part. */
  trials: { late: number; prices: number; reached: readonly number[] };
  /** Offers for the cell: k€ above the one kept, cartons a minute, weeks to delivery. */
  quotes: readonly { name: string; more: number; pace: number; weeks: number; trial: string }[];
  discarded: readonly { name: string; cost: number; gain: number; why: string }[];
}
