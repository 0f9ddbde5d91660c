import { sum } from '../../parts.ts';
import type { Segment, StudyDrivers } from './drivers.ts';

/** A segment at the end of the plan: clients in units, money in €, payback in months. */
export interface SegmentMargin extends Segment {
  /** Thousands of people or businesses equipped. */
  equippedCount: number;
  clients: number;
  /** € per client and year, the inactive ones earning nothing: active × (revenue − cost). */
  perClient: number;
  /** € a year, before fixed costs: clients × margin per client. */
  margin: number;
  /** Months for a client to earn back what winning it cost. */
  payback: number;
}

/** clients = population × equipped × won; margin = clients × active × (revenue − cost). */
export function segmentMargin(segment: Segment): SegmentMargin {
  const equippedCount = (segment.population * segment.equipped) / 100;
  const clients = Math.round((equippedCount * 1000 * segment.won) / 100);
  const perClient = (segment.active / 100) * (segment.revenue - segment.cost);
  return {
    ...segment,
    equippedCount,
    clients,
    perClient,
    margin: clients * perClient,
    payback: (segment.acquisition / perClient) * 12,
  };
}

/** One month of the plan, in k€. */
export interface PlanMonth {
  month: number;
  margin: number;
  acquisition: number;
  fixed: number;
  /** Cash used (negative) or earned since the first month. */
  cumulative: number;
}

/** A segment's phase: clients won each month so that, losses included, the last month ends on the segment's clients. */
export interface PlanPhase {
  segment: SegmentMargin;
  opens: number;
  perMonth: number;
  /** Clients won over the plan, those lost since included. */
  won: number;
  /** k€ over the plan. */
  acquisition: number;
  months: readonly { clients: number; margin: number; acquisition: number }[];
}

function planPhase(segment: SegmentMargin, opens: number, months: number, churn: number): PlanPhase {
  const kept = 1 - churn / 100;
  const open = months - opens + 1;
  // Clients left at the end from one won in each open month.
  const weight = sum(Array.from({ length: open }, (_, age) => kept ** age));
  const perMonth = segment.clients / weight;
  let clients = 0;
  const flow = Array.from({ length: months }, (_, index) => {
    const before = clients;
    const gained = index + 1 >= opens ? perMonth : 0;
    clients = clients * kept + gained;
    const margin = (((before + clients) / 2) * segment.perClient) / 12 / 1000;
    return { clients, margin, acquisition: (gained * segment.acquisition) / 1000 };
  });
  const won = perMonth * open;
  return { segment, opens, perMonth, won, acquisition: (won * segment.acquisition) / 1000, months: flow };
}

/**
 * The entry plan, month by month. `need`: the deepest the cash goes (M€). `balanced`: first month from which no month
 * loses money, or undefined. `surplus`: M€ a year at the speed of the last month, fixed costs and the replacement of
 * lost clients paid. `repaid`: years of that surplus to repay the need; Infinity where there is none.
 */
export function entryPlan({ segments, phases, months, churn, fixedCosts }: StudyDrivers) {
  const opened = phases.map(({ segment: name, opens }) => {
    const found = segments.find((segment) => segment.name === name);
    if (!found) throw new Error(`No segment ${name}`);
    return planPhase(segmentMargin(found), opens, months, churn);
  });
  const fixed = sum(fixedCosts, ({ quantity, price }) => quantity * price);
  let cumulative = 0;
  const rows = Array.from({ length: months }, (_, index): PlanMonth => {
    const of = (from: 'margin' | 'acquisition') => sum(opened, (phase) => phase.months[index]?.[from] ?? 0);
    const month = { month: index + 1, margin: of('margin'), acquisition: of('acquisition'), fixed: fixed / 12 };
    cumulative += month.margin - month.acquisition - month.fixed;
    return { ...month, cumulative };
  });
  const loss = rows.findLast((row) => row.margin < row.acquisition + row.fixed)?.month ?? 0;
  const need = -Math.min(0, ...rows.map((row) => row.cumulative)) / 1000;
  const margin = sum(opened, ({ segment }) => segment.margin) / 1e6;
  const replacement = sum(opened, ({ segment }) => segment.clients * segment.acquisition) * ((churn * 12) / 100 / 1e6);
  const surplus = margin - fixed / 1000 - replacement;
  return {
    phases: opened,
    rows,
    fixed,
    need,
    ...(loss < months && { balanced: loss + 1 }),
    margin,
    replacement,
    surplus,
    repaid: surplus > 0 ? need / surplus : Number.POSITIVE_INFINITY,
    /** The month from the launch in which everything is repaid: what the plan's last month still owes, at that surplus. */
    repaidMonth: months + Math.ceil(-cumulative / 1000 / (surplus / 12)),
  };
}

/** A driver that may be wrong: the drivers with it multiplied by a factor, and which way is worse. */
export interface Lever {
  name: string;
  worse: 'lower' | 'higher';
  apply: (drivers: StudyDrivers, factor: number) => StudyDrivers;
}

const ofSegments = (change: (segment: Segment, factor: number) => Partial<Segment>) =>
  function apply(drivers: StudyDrivers, factor: number): StudyDrivers {
    return { ...drivers, segments: drivers.segments.map((one) => ({ ...one, ...change(one, factor) })) };
  };

/** Each lever moves alone, in every segment at once. */
export const levers: readonly Lever[] = [
  {
    name: 'Revenu par client actif',
    worse: 'lower',
    apply: ofSegments(({ revenue }, by) => ({ revenue: revenue * by })),
  },
  { name: 'Part de clients actifs', worse: 'lower', apply: ofSegments(({ active }, by) => ({ active: active * by })) },
  { name: 'Clients gagnés', worse: 'lower', apply: ofSegments(({ won }, by) => ({ won: won * by })) },
  { name: 'Coût de service', worse: 'higher', apply: ofSegments(({ cost }, by) => ({ cost: cost * by })) },
  {
    name: 'Coûts fixes',
    worse: 'higher',
    apply: (drivers, by) => ({
      ...drivers,
      fixedCosts: drivers.fixedCosts.map((one) => ({ ...one, price: one.price * by })),
    }),
  },
  {
    name: 'Coût d’acquisition',
    worse: 'higher',
    apply: ofSegments(({ acquisition }, by) => ({ acquisition: acquisition * by })),
  },
  { name: 'Départs de clients', worse: 'higher', apply: (drivers, by) => ({ ...drivers, churn: drivers.churn * by }) },
];

/** The plan with one lever `percent` % worse than assumed. */
export const worsened = (drivers: StudyDrivers, { worse, apply }: Lever, percent: number) =>
  entryPlan(apply(drivers, 1 + ((worse === 'lower' ? -1 : 1) * percent) / 100));

/**
 * By how many % a lever must be worse, alone, for the money to come back later than the sponsor's patience. Found by
 * halving: the years to repay only grow as the lever worsens.
 */
export function threshold(drivers: StudyDrivers, lever: Lever): number {
  let [holds, fails] = [0, lever.worse === 'lower' ? 100 : 1000];
  while (fails - holds > 0.01) {
    const middle = (holds + fails) / 2;
    if (worsened(drivers, lever, middle).repaid <= drivers.patience) holds = middle;
    else fails = middle;
  }
  return holds;
}
