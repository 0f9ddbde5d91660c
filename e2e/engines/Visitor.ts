import { expect } from 'vitest';
import { base } from '../testing/base.ts';
import { isHydrated } from '../testing/hydrated.ts';
import type { InPage, Tab } from './engine.ts';

type Kind = 'button' | 'link' | 'field' | 'question';

interface Place {
  x: number;
  y: number;
}

/**
 * In the page: centre of the first visible element of a kind with this name, scrolled into view; `null` while there is none, while another
 * element covers it, or while an element still moves. Uses no import and no outer name, since it is sent to the browser as text.
 */
function locate(kind: Kind, name: string): Place | null {
  const selector = { button: 'button', link: 'a[href]', field: 'input, textarea, select', question: 'summary' }[kind];
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').replaceAll('’', "'").trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return plain(labelled ?? element.textContent);
  };
  const ends = ({ timeline, playState, effect }: Animation) =>
    timeline === document.timeline &&
    playState === 'running' &&
    Number.isFinite(Number(effect?.getComputedTiming().endTime));
  if (document.getAnimations().some(ends)) return null;
  for (const element of document.querySelectorAll(selector)) {
    // Also matches a name followed by a number: a view in the navigation may show how many items wait.
    const own = nameOf(element);
    if (
      ![own, own.replace(/ \d+$/, '')].includes(plain(name)) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return place;
  }
  return null;
}

/** Keys without a character of their own (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010', ArrowRight: '\uE014' } as const;
const CONTROL = '\uE009';

const PATIENCE = { timeout: 15_000, interval: 50 };

/** A visitor at a tab: mouse, wheel, keys, and the visible page. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens a path of this site or an address of another site, and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, base()).href);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.ready();
  }

  /** Waits until the page is hydrated and has loaded its own typefaces. */
  ready(): Promise<void> {
    return this.sees(isHydrated, true);
  }

  /** Waits until a function in the page returns this value. */
  async sees<R>(question: InPage<[], R>, answer: R): Promise<void> {
    // Counts an error as « not yet », since every call fails during a navigation.
    const ask = () => this.tab.run(question).catch((error: unknown) => String(error));
    await expect.poll(ask, PATIENCE).toEqual(answer);
  }

  /** Waits until the page shows text that matches this pattern. */
  async reads(words: RegExp): Promise<void> {
    const text = () => this.tab.run(() => document.body.innerText.replace(/\s+/g, ' ')).catch(() => '');
    await expect.poll(text, PATIENCE).toMatch(words);
  }

  async click(kind: Kind, name: string): Promise<void> {
    await this.press(await this.#restingPlace(kind, name));
  }

  /** Presses the mouse at a point of the window. */
  async press({ x, y }: Place): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await this.tab.act([{ type: 'pointer', id: 'mouse', actions: [...actions] }]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.tab.act([{ type: 'key', id: 'keys', actions }]);
  }

  async key(name: keyof typeof KEYS): Promise<void> {
    await this.type(KEYS[name]);
  }

  /** Presses a key with Control held. */
  async chord(key: 'End' | 'z'): Promise<void> {
    const value = key === 'End' ? KEYS.End : key;
    const actions = [
      { type: 'keyDown' as const, value: CONTROL },
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
      { type: 'keyUp' as const, value: CONTROL },
    ];
    await this.tab.act([{ type: 'key', id: 'keys', actions }]);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('field', label);
    await this.type(text);
  }

  /** Turns the wheel in the middle of the window; `deltaY` in CSS pixels. */
  async wheel(deltaY: number): Promise<void> {
    const { x, y } = await this.tab.run(() => ({ x: Math.round(innerWidth / 2), y: Math.round(innerHeight / 2) }));
    await this.tab.act([{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] }]);
  }

  /** Position of the element once it no longer moves. */
  async #restingPlace(kind: Kind, name: string): Promise<Place> {
    let last: Place | null = null;
    let place: Place | null = null;
    const rests = async () => {
      last = place;
      place = await this.tab.run(locate, kind, name);
      return place !== null && last !== null && place.x === last.x && place.y === last.y;
    };
    await expect.poll(rests, { ...PATIENCE, message: `no ${kind} « ${name} » to press` }).toBe(true);
    return place ?? { x: 0, y: 0 };
  }
}
