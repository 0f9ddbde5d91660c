import type { Drivers, Project } from './driverTypes.ts';
import { borrowing } from './financing.ts';
import { gainsOf } from './gains.ts';
import { duration, schedule } from './schedule.ts';
import { committedAt, cost, paid, sum } from './spending.ts';

const MONTHS_A_YEAR = 12;

/** A project: what it costs, gives back in a year, and the months that takes; none for those that only prepare. */
function valued(project: Project, d: Drivers) {
  const own = gainsOf(d).filter((gain) => gain.project === project.id);
  const invested = sum(project.items.map(cost));
  const net = sum(own.map(({ value, running }) => value - running));
  const [from, to] = schedule[project.id];
  return {
    ...project,
    from,
    to,
    invested,
    net,
    payback: own.length ? (invested / net) * MONTHS_A_YEAR : undefined,
    /** What is paid in each month of the plan, contingency apart. */
    monthly: Array.from({ length: duration }, (_, index) =>
      sum(project.items.map((item) => paid(project, item, index + 1))),
    ),
  };
}

/** Each month from the launch, in thousands of euros: the plan's own account, interest included, and the company's cash. */
function cashOf(d: Drivers, finance: ReturnType<typeof borrowing>) {
  const gains = gainsOf(d);
  let [cumulative, own] = [0, 0];
  return finance.months.map(({ interest, lent, service }, index) => {
    const month = index + 1;
    const started = gains.filter(({ months }) => month > months[1]);
    const gain = sum(
      started.map(
        ({ value, months }) => (value / MONTHS_A_YEAR) * (month <= months[1] + d.ramp.months ? d.ramp.share : 1),
      ),
    );
    const running = sum(started.map((one) => one.running)) / MONTHS_A_YEAR;
    const planned = d.projects.flatMap((project) => project.items.map((item) => paid(project, item, month)));
    const spent = sum(planned) * (1 + d.contingency);
    const net = gain - running - spent - interest;
    cumulative += net;
    own += gain - running - spent + lent - service;
    return { month, gain, running, spent, interest, net, cumulative, own };
  });
}
export type Month = ReturnType<typeof cashOf>[number];

/** The gates: what is committed and free there, and what the plan keeps giving if it stops there. */
function gatesOf(d: Drivers, invested: number) {
  const gains = gainsOf(d);
  return d.gates.map((gate) => {
    const committed = committedAt(d, gate.month);
    const kept = sum(gains.filter(({ months }) => months[0] < gate.month).map(({ value, running }) => value - running));
    return { ...gate, committed, free: invested - committed, kept, payback: (committed / kept) * MONTHS_A_YEAR };
  });
}

/** The first month from which the plan never owes anything again, interest included; undefined beyond the horizon. */
function paybackMonth(cash: readonly Month[]): number | undefined {
  const at = cash.findLastIndex(({ cumulative }) => cumulative < 0) + 1;
  return cash[at]?.month;
}

/** The whole plan, worked out from its drivers: thousands of euros without tax, months from the launch. */
export function planOf(d: Drivers) {
  const projects = d.projects.map((project) => valued(project, d));
  const invested = sum(projects.map((project) => project.invested));
  const leased = d.projects.find(({ terms }) => terms);
  if (!leased) throw new Error('Nothing is leased');
  const finance = borrowing(d, leased);
  const cash = cashOf(d, finance);
  const gains = gainsOf(d);
  const envelope = invested * (1 + d.contingency);
  const lowest = cash.reduce((least, month) => (month.own < least.own ? month : least));
  const interest = {
    lease: sum(finance.months.map(({ leaseInterest }) => leaseInterest)),
    loan: sum(finance.months.map(({ loanInterest }) => loanInterest)),
  };
  return {
    drivers: d,
    projects,
    ranked: projects
      .flatMap((project) => (project.payback === undefined ? [] : [{ ...project, payback: project.payback }]))
      .sort((a, b) => a.payback - b.payback),
    gains,
    gain: sum(gains.map(({ value }) => value)),
    running: sum(gains.map(({ running }) => running)),
    net: sum(gains.map(({ value, running }) => value - running)),
    invested,
    contingency: invested * d.contingency,
    envelope,
    own: envelope - finance.amount - d.loan.amount,
    finance,
    interest,
    cash,
    payback: paybackMonth(cash),
    /** The most the company has advanced of its own, and when. */
    peak: { amount: -lowest.own, month: lowest.month },
    /** What rent and loan take in a full year. */
    service: (finance.rent + finance.annuity) * MONTHS_A_YEAR,
    gates: gatesOf(d, invested),
    discarded: d.discarded.map((one) => ({ ...one, payback: (one.cost / one.gain) * MONTHS_A_YEAR })),
  };
}
export type Plan = ReturnType<typeof planOf>;
