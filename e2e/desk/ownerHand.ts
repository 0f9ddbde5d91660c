import type { Locator, Page } from 'playwright-core';

/**
 * What a practised person needs beside the machine, in milliseconds: to find and touch something (M + P of the
 * keystroke-level model, Card, Moran and Newell, CACM 23(7), 1980), and for each character typed on a telephone.
 */
const TOUCH_MS = 2450;
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
      touches += 2;
      await what.selectOption({ label });
    },
    read: (what) => what.first().waitFor(),
  };
  return { hand, touches: () => touches, personMs: () => touches * TOUCH_MS + characters * CHARACTER_MS };
}
