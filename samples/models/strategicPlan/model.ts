import { paybackMonth, sum } from '../../parts.ts';
import type { Drivers, GainId, Item, Project } from './drivers.ts';
import { duration, schedule } from './drivers.ts';

/** What an item costs in all, in thousands of euros. */
const cost = ({ quantity, price }: Item) => quantity * price;
/** The months over which an item is bought. */
export const monthsOf = (project: Project, item: Item) => item.months ?? schedule[project.id];

/** What an item costs in a month, counted from 1. */
function paid(project: Project, item: Item, month: number): number {
  if (project.terms) return cost(item) * sum(project.terms.filter((term) => term.month === month).map((t) => t.share));
  const [from, to] = monthsOf(project, item);
  return month > from && month <= to ? cost(item) / (to - from) : 0;
}

/** Money no longer free at a month: whatever has begun by then counts whole, paid or not. */
const committedAt = (d: Drivers, month: number) =>
  sum(
    d.projects.flatMap((project) =>
      project.items.filter((item) => monthsOf(project, item)[0] < month).map((item) => cost(item)),
    ),
  );

/** What the cash is worked out over, in months. */
export const horizon = 72;

/** The monthly payment that repays an amount, but for what is left at its end. */
export function instalment(amount: number, yearly: number, months: number, left = 0): number {
  const rate = yearly / MONTHS_A_YEAR;
  if (rate === 0) return (amount - left) / months;
  return ((amount - left / (1 + rate) ** months) * rate) / (1 - (1 + rate) ** -months);
}

/** Interest of each month on the leasing (from the first payment to the maker) and on the loan, in thousands of euros. */
export function borrowing(d: Drivers, leased: Project) {
  const amount = sum(leased.items.map(cost));
  const accepted = schedule[leased.id][1];
  const option = amount * d.lease.option;
  const rent = instalment(amount, d.lease.rate, d.lease.months, option);
  const annuity = instalment(d.loan.amount, d.loan.rate, d.loan.months);
  let [leasedLeft, loanLeft] = [0, 0];
  const months = Array.from({ length: horizon }, (_, index) => {
    const month = index + 1;
    const rents = month > accepted && month <= accepted + d.lease.months;
    const repays = month > d.loan.drawn && month <= d.loan.drawn + d.loan.months;
    const leaseInterest = (leasedLeft * d.lease.rate) / MONTHS_A_YEAR;
    const loanInterest = (loanLeft * d.loan.rate) / MONTHS_A_YEAR;
    const advanced = sum(leased.items, (item) => paid(leased, item, month));
    const bought = month === accepted + d.lease.months ? option : 0;
    const leasePaid = (rents ? rent : leaseInterest) + bought;
    const loanPaid = repays ? annuity : 0;
    leasedLeft += advanced + leaseInterest - leasePaid;
    loanLeft += (month === d.loan.drawn ? d.loan.amount : 0) + loanInterest - loanPaid;
    return {
      interest: leaseInterest + loanInterest,
      leaseInterest,
      loanInterest,
      lent: advanced + (month === d.loan.drawn ? d.loan.amount : 0),
      service: leasePaid + loanPaid,
    };
  });
  return { amount, option, rent, annuity, months, left: leasedLeft + loanLeft };
}

/** What is kept of a measure: the lower of what was declared and what the sample showed. */
export const retained = ({ declared, checked }: { declared: number; checked: number }): number =>
  Math.min(declared, checked);

/** Euros an hour of stop costs: operators who wait, and the margin of what is not caught up. */
export function stopCost({ sales, variable, workshop, lines }: Drivers): number {
  const margin = (sales * 1000 * (1 - variable)) / (lines.count * lines.hours);
  return lines.operators * workshop + margin * lines.lost;
}

/** How far a measure falls from what is retained to what is aimed at. */
const fall = (d: Drivers, id: keyof Drivers['measures']) => retained(d.measures[id]) - (d.measures[id].target ?? 0);

/** Only the hours of temporary work that the cell really replaces bring money back. */
export const temporaryHours = (d: Drivers): number => Math.min(fall(d, 'packing'), retained(d.measures.temporary));

/** Thousands of euros a year, once running, before running costs. */
function yearlyGains(d: Drivers): Record<GainId, number> {
  const scrap = (line: 0 | 1 | 2, id: 'scrap1' | 'scrap2' | 'scrap3') =>
    (d.sales * d.variable * d.shares[line] * fall(d, id)) / 100;
  return {
    entry: (fall(d, 'entry') * d.workshop * d.reuse) / 1000,
    scrap1: scrap(0, 'scrap1'),
    packing: (temporaryHours(d) * d.temporary) / 1000,
    stops: (fall(d, 'stops') * stopCost(d)) / 1000,
    scrap2: scrap(1, 'scrap2'),
    scrap3: scrap(2, 'scrap3'),
  };
}

/** The gains in their order, with what each brings in a year. */
const gainsOf = (d: Drivers) => {
  const values = yearlyGains(d);
  return (Object.keys(d.gains) as GainId[]).map((id) => ({ id, ...d.gains[id], value: values[id] }));
};

const MONTHS_A_YEAR = 12;

/** A project: what it costs, gives back in a year, and the months that takes; none for those that only prepare. */
function valued(project: Project, d: Drivers) {
  const own = gainsOf(d).filter((gain) => gain.project === project.id);
  const invested = sum(project.items.map(cost));
  const net = sum(own, ({ value, running }) => value - running);
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
      sum(project.items, (item) => paid(project, item, index + 1)),
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
    const running = sum(started, (one) => one.running) / MONTHS_A_YEAR;
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

/** The whole plan, worked out from its drivers: thousands of euros without tax, months from the launch. */
export function planOf(d: Drivers) {
  const projects = d.projects.map((project) => valued(project, d));
  const invested = sum(projects, (project) => project.invested);
  const leased = d.projects.find(({ terms }) => terms);
  if (!leased) throw new Error('Nothing is leased');
  const finance = borrowing(d, leased);
  const cash = cashOf(d, finance);
  const gains = gainsOf(d);
  const envelope = invested * (1 + d.contingency);
  const lowest = cash.reduce((least, month) => (month.own < least.own ? month : least));
  const interest = {
    lease: sum(finance.months, ({ leaseInterest }) => leaseInterest),
    loan: sum(finance.months, ({ loanInterest }) => loanInterest),
  };
  return {
    drivers: d,
    projects,
    ranked: projects
      .flatMap((project) => (project.payback === undefined ? [] : [{ ...project, payback: project.payback }]))
      .sort((a, b) => a.payback - b.payback),
    gains,
    gain: sum(gains, ({ value }) => value),
    running: sum(gains, ({ running }) => running),
    net: sum(gains, ({ value, running }) => value - running),
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
