interface Window {
  amount: number;
  /** Milliseconds of the clock it was begun under. */
  ends: number;
}

/** Some four megabytes. */
const MOST_KEYS = 20_000;

/**
 * Adds up amounts by key in fixed windows, in bounded memory: keys are kept in two generations, and when the younger is as old
 * as a window, or full, the elder is forgotten whole. Whoever owns that many addresses is not slowed by counting them; what
 * must not be forgotten is counted in the database (`counts.ts`).
 */
export function boundedCounts(windowMs: number, most = MOST_KEYS) {
  let younger = new Map<string, Window>();
  let elder = new Map<string, Window>();
  let begun = 0;
  return {
    get size(): number {
      return younger.size + elder.size;
    },
    /** Adds to a key's window and answers its sum and end. An amount of 0 only looks. */
    add(key: string, amount: number, now: number): Window {
      let window = younger.get(key) ?? elder.get(key);
      // One that ends later than any begun now was begun under a wrong clock.
      if (!window || window.ends <= now || window.ends > now + windowMs) window = { amount: 0, ends: now + windowMs };
      if (amount === 0) return window;
      if (now - begun >= windowMs || now < begun || younger.size >= most / 2)
        [elder, younger, begun] = [younger, new Map(), now];
      window.amount += amount;
      elder.delete(key);
      younger.set(key, window);
      return window;
    },
  };
}
