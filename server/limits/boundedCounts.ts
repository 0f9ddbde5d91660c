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
export class BoundedCounts {
  readonly #most: number;
  readonly #windowMs: number;
  #younger = new Map<string, Window>();
  #elder = new Map<string, Window>();
  #begun = 0;

  constructor(windowMs: number, most = MOST_KEYS) {
    this.#windowMs = windowMs;
    this.#most = most;
  }

  get size(): number {
    return this.#younger.size + this.#elder.size;
  }

  /** Adds to a key's window and answers its sum and end. An amount of 0 only looks. */
  add(key: string, amount: number, now: number): Window {
    let window = this.#younger.get(key) ?? this.#elder.get(key);
    // One that ends later than any begun now was begun under a wrong clock.
    if (!window || window.ends <= now || window.ends > now + this.#windowMs)
      window = { amount: 0, ends: now + this.#windowMs };
    if (amount === 0) return window;
    const isOld = now - this.#begun >= this.#windowMs || now < this.#begun;
    if (isOld || this.#younger.size >= this.#most / 2) this.#age(now);
    window.amount += amount;
    this.#elder.delete(key);
    this.#younger.set(key, window);
    return window;
  }

  #age(now: number): void {
    this.#elder = this.#younger;
    this.#younger = new Map();
    this.#begun = now;
  }
}
