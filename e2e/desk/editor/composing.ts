import type { CDPSession, Page } from 'playwright-core';

/** Hands of an author: a hardware keyboard with dead keys, or the composing keyboard of a phone. */
export interface Hands {
  /** Composes these stages, each in place of the one before, and leaves the last one uncommitted. */
  compose: (...stages: string[]) => Promise<void>;
  /** Commits the composition as this text. */
  commit: (text: string) => Promise<void>;
  /** Composes a word letter by letter and commits it, or what the keyboard makes of it. */
  word: (typed: string, corrected?: string) => Promise<void>;
  /** Composes again over the letters before the caret, as a phone’s keyboard does with the word of a suggestion, and commits. */
  again: (letters: number, corrected: string) => Promise<void>;
  /** Replaces the letters before the caret with no composition, as the autocorrection of Safari and of macOS does. */
  replace: (letters: number, corrected: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
}

const ime = (session: CDPSession, text: string, replaced?: readonly [from: number, to: number]) =>
  session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
    ...(replaced && { replacementStart: replaced[0], replacementEnd: replaced[1] }),
  });

export async function handsOn(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  const compose = async (...stages: string[]) => {
    for (const stage of stages) await ime(session, stage);
  };
  const commit = async (text: string) => void (await session.send('Input.insertText', { text }));
  return {
    compose,
    commit,
    async word(typed, corrected = typed) {
      await compose(...Array.from(typed, (_, at) => typed.slice(0, at + 1)));
      await commit(corrected);
    },
    async again(letters, corrected) {
      const at = await page.evaluate(() => {
        const selection = getSelection();
        const text = document.querySelector('[contenteditable=true]');
        if (!selection?.anchorNode || !text) throw new Error('no caret');
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(selection.anchorNode, selection.anchorOffset);
        return range.toString().length;
      });
      await ime(session, corrected, [at - letters, at]);
      await commit(corrected);
    },
    async replace(letters, corrected) {
      await page.evaluate(
        ([count, data]) => {
          const { anchorNode: text, anchorOffset: to } = getSelection() ?? {};
          const host = document.querySelector('[contenteditable=true]');
          if (!(text instanceof Text) || to === undefined || !host) throw new Error('no caret in a text');
          const targetRanges = [
            new StaticRange({ startContainer: text, startOffset: to - count, endContainer: text, endOffset: to }),
          ];
          const inputType = 'insertReplacementText';
          const event = { inputType, data, targetRanges, bubbles: true };
          if (!host.dispatchEvent(new InputEvent('beforeinput', { ...event, cancelable: true }))) return;
          text.replaceData(to - count, count, data);
          getSelection()?.collapse(text, to - count + data.length);
          host.dispatchEvent(new InputEvent('input', event));
        },
        [letters, corrected] as const,
      );
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
  };
}
