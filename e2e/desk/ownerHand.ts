import type { Locator, Page } from 'playwright-core';

/** The owner's hand on a page: every click and key is counted, words that are typed are not. */
export interface Hand {
  page: Page;
  touch(what: Locator): Promise<void>;
  /** Touches a field, and writes in it. */
  type(what: Locator, words: string): Promise<void>;
  /** Where the caret stands already. */
  write(words: string): Promise<void>;
  press(key: string): Promise<void>;
  /** The field asks for a file, and one is chosen. */
  attach(what: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
  /** The list of choices opens, and one of them is touched. */
  choose(what: Locator, label: string): Promise<void>;
  /** Waits until it is read. */
  read(what: Locator): Promise<void>;
}

export interface Task {
  name: string;
  /** Presses it may take. */
  most: number;
  /** Done on a telephone. */
  phone?: true;
  /** From « Aujourd'hui », signed in, to the moment it is seen to be done. */
  act(hand: Hand): Promise<void>;
}

/** Does a task, says how long the machine took for it, and answers its presses. */
export async function tried({ name, act }: Pick<Task, 'name' | 'act'>, page: Page): Promise<number> {
  let presses = 0;
  const counted =
    (by: number, act: (...given: never[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      presses += by;
      await act(...(given as never[]));
    };
  const start = performance.now();
  await act({
    page,
    touch: counted(1, (what: Locator) => what.click()),
    type: counted(1, (what: Locator, words: string) => what.fill(words)),
    write: counted(0, (words: string) => page.keyboard.insertText(words)),
    press: counted(1, (key: string) => page.keyboard.press(key)),
    attach: counted(2, (what: Locator, file: Parameters<Hand['attach']>[1]) => what.setInputFiles(file)),
    choose: counted(2, (what: Locator, label: string) => what.selectOption({ label })),
    read: (what) => what.first().waitFor(),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { width = 0 } = page.viewportSize() ?? {};
  process.stdout.write(`owner at ${width} px, ${name}: ${presses} presses, ${seconds} s\n`);
  return presses;
}
