import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';

interface Window {
  calls: number;
  /** On the clock that never jumps. */
  ends: number;
}

/** About ten megabytes. */
const MOST_CLIENTS = 50_000;

/**
 * Counts calls per client in fixed windows, in bounded memory: the library's own store keeps every address of the last
 * two windows, however many there are. Beyond the limit the client counted longest is forgotten: whoever owns that many
 * addresses is not slowed by counting them.
 */
export class BoundedCounts implements Store {
  readonly localKeys = true;
  readonly #most: number;
  /** Oldest window first: a window that begins anew goes to the end. */
  readonly #windows = new Map<string, Window>();
  #windowMs = 60_000;

  constructor(most = MOST_CLIENTS) {
    this.#most = most;
  }

  get size(): number {
    return this.#windows.size;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = performance.now();
    this.#forgetEnded(now);
    let window = this.#windows.get(key);
    if (!window) {
      window = { calls: 0, ends: now + this.#windowMs };
      this.#windows.set(key, window);
      this.#forgetOldest();
    }
    window.calls += 1;
    return { totalHits: window.calls, resetTime: new Date(Date.now() + window.ends - now) };
  }

  decrement(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.calls -= 1;
  }

  resetKey(key: string): void {
    this.#windows.delete(key);
  }

  #forgetEnded(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now) return;
      this.#windows.delete(key);
    }
  }

  #forgetOldest(): void {
    if (this.#windows.size <= this.#most) return;
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
