export interface Step {
  label: string;
  /** Minutes per case. */
  minutes: number;
  automatic?: boolean;
  /** Figures carried from one place to another. */
  copying?: boolean;
}

export interface Process {
  id: 'reports' | 'drafts' | 'requests' | 'minutes' | 'timesheets' | 'invoices';
  name: string;
  /** One case of it. */
  unit: string;
  /** Cases a month. */
  volume: number;
  /** Minutes per case, as declared by the person who does it. */
  declared: number;
  /** Minutes of the cases checked, from the traces the agency already keeps. */
  checks: readonly number[];
  /** Where those traces are. */
  evidence: string;
  /** The steps today, where the process is drawn; together they take the time retained. */
  today?: readonly Step[];
  /** What remains human after; or the share of the time that goes. */
  after: { steps: readonly Step[] } | { saved: number };
  /** Share of the cases that fall back on the old way. */
  exceptions: number;
  /** Days of integration. */
  days: number;
  /** People to train, and hours for each. */
  trainees: number;
  training: number;
  /** Hours a month to keep it running. */
  upkeep: number;
  /** Calls to the language model per case, tokens read and written by each. */
  calls?: { count: number; input: number; output: number };
  /** What must hold for the next project to start, besides the time saved. */
  control: string;
}

export interface Kept {
  name: string;
  /** Hours a month, declared. */
  hours: number;
  why: string;
  /** Where the return was worked out: hours a month saved, euros a month of tools, hours of upkeep, days. */
  tried?: { saved: number; tools: number; upkeep: number; days: number };
}

export interface Tool {
  name: string;
  /** What it is for, in two or three words. */
  use: string;
  /** The day its publisher showed this price, and the number of the source. */
  day: string;
  source: string;
  quantity: number;
  /** What is counted, where there is more than one. */
  unit?: string;
  /** A month for one, without tax. */
  price: number;
  currency: '€' | '$';
  usedBy: readonly Process['id'][];
}

export interface Drivers {
  people: number;
  /** Paid hours a week and person. */
  weeklyHours: number;
  /** Loaded cost of a person a year, in euros, and hours really worked. */
  loadedCost: number;
  workedHours: number;
  /** Share of the freed hours that is really used again. */
  reuse: number;
  /** Share of the gain in the first month of use. */
  firstMonth: number;
  /** Euros a day, days a week. */
  integration: { dayRate: number; daysPerWeek: number };
  /** Day of integration after which the first process is tried on real cases, and how many. */
  trial: { day: number; cases: number };
  /** Shares of reuse tried, and by how much human time might exceed the forecast. */
  sensitivity: { reuses: readonly number[]; slower: number };
  /** Longest payback accepted for a project, in months. */
  longest: number;
  /** Dollars per million tokens read and written (public price); euros for a dollar (assumption). */
  model: { input: number; output: number; euro: number };
  /** Models that could do it, at the public price of a day, with the number of its source; the one kept is among them. */
  models: readonly { name: string; day: string; source: string; input: number; output: number }[];
  processes: readonly Process[];
  kept: readonly Kept[];
  tools: readonly Tool[];
}
