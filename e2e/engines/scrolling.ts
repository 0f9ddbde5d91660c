import { expect } from 'vitest';
import { pause } from './find.ts';
import type { Visitor } from './Visitor.ts';

/** Maximum distance from the top of the window to a section after a link to it: it must be just under the bar. */
const UNDER_THE_BAR = 130;

/** Tests that the page moves under the wheel: it would not if a closed dialog still locked it. */
export async function scrolls(visitor: Visitor): Promise<void> {
  // Waits for a frame drawn without the dialog's lock: before it, the wheel has no effect in WebKit.
  await pause(500);
  const from = await visitor.tab.run(() => scrollY);
  await visitor.wheel(from > 300 ? -300 : 300);
  await expect.poll(() => visitor.tab.run(() => scrollY), { timeout: 5000 }).not.toBe(from);
}

/** Expects the section just below the bar, and that the page no longer moves. */
export async function landsOn(visitor: Visitor, id: string): Promise<void> {
  const top = () =>
    visitor.tab.run((one) => Math.round(document.getElementById(one)?.getBoundingClientRect().top ?? -1), id);
  let last = Number.NaN;
  const rests = async () => {
    const before = last;
    last = await top().catch(() => Number.NaN);
    return last === before && last >= 0 && last <= UNDER_THE_BAR;
  };
  await expect.poll(rests, { timeout: 10_000, interval: 400, message: `#${id} under the bar` }).toBe(true);
}
