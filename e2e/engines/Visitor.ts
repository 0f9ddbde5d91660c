import { expect } from 'vitest';
import { base } from '../testing/base.ts';
import { isHydrated } from '../testing/hydrated.ts';
import type { InPage, Tab } from './engine.ts';
import { type Kind, locate, type Place } from './locate.ts';

/** Keys without a character of their own (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

const PATIENCE = { timeout: 15_000, interval: 50 };

/** Somebody before a tab: mouse, wheel and keys, and what there is to see. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens a path of the site, until React answers. */
  async open(path: string): Promise<void> {
    await this.tab.goto(base() + path);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.ready();
  }

  /** Until React answers, in the typefaces of the page. */
  ready(): Promise<void> {
    return this.sees(isHydrated, true);
  }

  /** Waits until the page answers so. */
  async sees<R>(question: InPage<[], R>, answer: R): Promise<void> {
    // While one document goes and the next comes there is nobody to ask.
    const ask = () => this.tab.run(question).catch((error: unknown) => String(error));
    await expect.poll(ask, PATIENCE).toEqual(answer);
  }

  /** Waits until these words are to be read. */
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

  async fill(label: string, text: string): Promise<void> {
    await this.click('field', label);
    await this.type(text);
  }

  /** Turns the wheel in the middle of the window; `deltaY` in CSS pixels. */
  async wheel(deltaY: number): Promise<void> {
    const { x, y } = await this.tab.run(() => ({ x: Math.round(innerWidth / 2), y: Math.round(innerHeight / 2) }));
    await this.tab.act([{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] }]);
  }

  /** Where the element stands once it stands still. */
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
