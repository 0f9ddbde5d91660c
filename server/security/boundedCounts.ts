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
 * two windows, however many there are. Clients are kept in two generations; when the younger is as old as a window, or
 * full, the elder is forgotten whole. Whoever owns that many addresses is not slowed by counting them.
 */
export class BoundedCounts implements Store {
  readonly localKeys = true;
  readonly #most: number;
  #younger = new Map<string, Window>();
  #elder = new Map<string, Window>();
  #begun = performance.now();
  #windowMs: number;

  constructor({ most = MOST_CLIENTS, windowMs = 60_000 }: { most?: number; windowMs?: number } = {}) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  get size(): number {
    return this.#younger.size + this.#elder.size;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    return this.add(key, 1);
  }

  /** Counts so many at once, bytes say; answers the sum of the key's window. */
  add(key: string, amount: number): ClientRateLimitInfo {
    const now = performance.now();
    let window = this.#younger.get(key) ?? this.#elder.get(key);
    if (now - this.#begun >= this.#windowMs || this.#younger.size >= this.#most / 2) this.#age(now);
    if (!window || window.ends <= now) window = { calls: 0, ends: now + this.#windowMs };
    window.calls += amount;
    this.#elder.delete(key);
    this.#younger.set(key, window);
    return { totalHits: window.calls, resetTime: new Date(Date.now() + window.ends - now) };
  }

  decrement(key: string): void {
    const window = this.#younger.get(key) ?? this.#elder.get(key);
    if (window) window.calls -= 1;
  }

  resetKey(key: string): void {
    this.#younger.delete(key);
    this.#elder.delete(key);
  }

  #age(now: number): void {
    this.#elder = this.#younger;
    this.#younger = new Map();
    this.#begun = now;
  }
}
