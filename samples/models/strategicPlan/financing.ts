import type { Drivers, Project } from './driverTypes.ts';
import { schedule } from './schedule.ts';
import { cost, paid, sum } from './spending.ts';

const MONTHS_A_YEAR = 12;
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
    const advanced = sum(leased.items.map((item) => paid(leased, item, month)));
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
