import { setTimeout as pause } from 'node:timers/promises';
import { indexStep } from '../../database/leads/leadIndex.ts';
import type { WriteQueue } from '../../database/store.ts';

export interface SearchIndexer {
  /** Leads were stored: they enter the search index once no more come for a moment, or after a second at most. */
  wake(): void;
  stop(): void;
}

const QUIET_MS = 100;
const LONGEST_WAIT_MS = 1000;
const BETWEEN_STEPS_MS = 5;
const AFTER_FAILURE_MS = 5000;

/**
 * Keeps the search index up with the leads, outside their transactions and in steps of milliseconds. Whatever stops it
 * costs nothing but time: leads not yet in the index are found row by row, and the next start goes on.
 */
export function createSearchIndexer(queue: WriteQueue): SearchIndexer {
  let timer: NodeJS.Timeout | undefined;
  let firstWake = 0;
  let working = false;
  let wokenMeanwhile = false;
  let stopped = false;

  function wakeIn(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), delay).unref();
  }

  async function work(): Promise<void> {
    timer = undefined;
    working = true;
    wokenMeanwhile = false;
    let wait = QUIET_MS;
    try {
      while (!stopped && (await queue.write(indexStep))) await pause(BETWEEN_STEPS_MS, undefined, { ref: false });
    } catch {
      // The disk is full or the file is held: the leads are stored, their index can wait.
      wokenMeanwhile = true;
      wait = AFTER_FAILURE_MS;
    }
    working = false;
    if (wokenMeanwhile && !stopped) wakeIn(wait);
  }

  return {
    wake() {
      wokenMeanwhile = true;
      if (stopped || working) return;
      const now = performance.now();
      if (!timer) firstWake = now;
      wakeIn(Math.max(0, Math.min(QUIET_MS, firstWake + LONGEST_WAIT_MS - now)));
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
