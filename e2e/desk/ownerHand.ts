import type { Locator, Page } from 'playwright-core';

/**
 * What a practised person needs beside the machine, in milliseconds (keystroke-level model, Card, Moran and Newell, CACM
 * 23(7), 1980): to find and touch something (M + P); to touch what the last touch led to, nothing left to think of (P
 * alone, by the model's first rule); and for each character typed on a telephone.
 */
const TOUCH_MS = 2450;
const NEXT_TOUCH_MS = 1100;
const CHARACTER_MS = 280;

/** A thumb on a page: does what it is told at once, and counts how long the owner's would have taken. */
export interface Hand {
  page: Page;
  touch(what: Locator): Promise<void>;
  type(what: Locator, text: string): Promise<void>;
  choose(what: Locator, label: string): Promise<void>;
  /** Waits until it is read. */
  read(what: Locator): Promise<void>;
}

export function createHand(page: Page) {
  let touches = 0;
  let expected = 0;
  let characters = 0;
  const hand: Hand = {
    page,
    async touch(what) {
      touches += 1;
      await what.click();
    },
    async type(what, text) {
      touches += 1;
      characters += text.length;
      await what.fill(text);
    },
    async choose(what, label) {
      // The list of choices opens, and one of them is touched.
      touches += 1;
      expected += 1;
      await what.selectOption({ label });
    },
    read: (what) => what.first().waitFor(),
  };
  const personMs = () => touches * TOUCH_MS + expected * NEXT_TOUCH_MS + characters * CHARACTER_MS;
  return { hand, touches: () => touches + expected, personMs };
}
