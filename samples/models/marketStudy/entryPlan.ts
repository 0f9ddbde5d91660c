import type { StudyDrivers } from './driverTypes.ts';
import { type SegmentMargin, segmentMargin } from './segmentMargin.ts';

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
  const weight = Array.from({ length: open }, (_, age) => kept ** age).reduce((sum, value) => sum + value, 0);
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
  const fixed = fixedCosts.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  let cumulative = 0;
  const rows = Array.from({ length: months }, (_, index): PlanMonth => {
    const of = (from: 'margin' | 'acquisition') =>
      opened.reduce((sum, phase) => sum + (phase.months[index]?.[from] ?? 0), 0);
    const month = { month: index + 1, margin: of('margin'), acquisition: of('acquisition'), fixed: fixed / 12 };
    cumulative += month.margin - month.acquisition - month.fixed;
    return { ...month, cumulative };
  });
  const loss = rows.findLast((row) => row.margin < row.acquisition + row.fixed)?.month ?? 0;
  const need = -Math.min(0, ...rows.map((row) => row.cumulative)) / 1000;
  const margin = opened.reduce((sum, { segment }) => sum + segment.margin, 0) / 1e6;
  const replacement =
    opened.reduce((sum, { segment }) => sum + segment.clients * segment.acquisition, 0) * ((churn * 12) / 100 / 1e6);
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
