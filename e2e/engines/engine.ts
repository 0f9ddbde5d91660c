/** Tick of one input device, as both protocols define it (https://www.w3.org/TR/webdriver2/#actions). */
type Tick =
  | { type: 'pause'; duration: number }
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number };

export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  actions: Tick[];
}

/** Function sent to the page as text: it can use only its arguments, which are sent as JSON, as is its result. */
export type InPage<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A tab of a fresh profile: no cookie, no storage. */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /** Presses the browser's own Back button. */
  back(): Promise<void>;
  reload(): Promise<void>;
  run<A extends unknown[], R>(inPage: InPage<A, R>, ...args: A): Promise<R>;
  act(sources: InputSource[]): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Console messages since the tab opened: errors, warnings, violations of the policy. */
  problems(): string[];
  /** Opens another tab of the same visitor, in front of this one. */
  beside(): Promise<Tab>;
  closeTab(): Promise<void>;
  /** Ends the visit: closes all its tabs. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** A browser that is not Chromium, driven by its W3C protocol. */
export interface Engine {
  name: 'Firefox' | 'WebKitGTK';
  /** Folder in which the browser stores downloads. */
  downloads: string;
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

/** Source of a function that calls `inPage` with these arguments and returns its result as JSON; both engines run it. */
export const asText = (inPage: unknown, args: unknown[]): string =>
  `async () => JSON.stringify((await (${inPage})(...${JSON.stringify(args)})) ?? null)`;

/** The same for a page without script, whose promises never resolve. */
export const asPlainText = (inPage: unknown, args: unknown[]): string =>
  `() => JSON.stringify((${inPage})(...${JSON.stringify(args)}) ?? null)`;
