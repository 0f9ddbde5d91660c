import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';

/**
 * Minutes to write an article (survey average, source `orbit-2022`); `LETTER`: a short letter (assumption); `FREE`: minutes available in a
 * month.
 */
const ARTICLE = 4 * 60 + 10;
const LETTER = 30;
const FREE = 4 * 2 * 60;
const HOURLY_COST = 40;
const REPLIES = 3;

const clock = (minutes: number) => `${Math.floor(minutes / 60)}\u00a0h\u00a0${decimal(minutes % 60).padStart(2, '0')}`;
const minutes = (articles: number, letters: number) => articles * ARTICLE + letters * LETTER;
const plan = (articles: number, letters: number) => ({
  total: clock(minutes(articles, letters)),
  share: percent(minutes(articles, letters) / FREE),
});

export const monthPlans = { both: plan(2, 4), one: plan(1, 4), articles: plan(2, 0) } as const;

const replies = (spent: number) => ({
  each: clock(spent / REPLIES),
  cost: euros((spent / REPLIES / 60) * HOURLY_COST),
});

/** Hours and cost for each reply received, in a month with one article and four letters. */
export const perReply = replies(minutes(1, 4));
