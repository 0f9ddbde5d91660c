import { expect, test } from 'vitest';
import { COMPOSED_CASES } from './composedCases.ts';
import { handsOn } from './composing.ts';
import { editorPage } from './openEditors.ts';
import { ANDROID } from './openText.ts';

for (const [device, options] of [
  ['a computer', {}],
  ['an Android telephone', ANDROID],
] as const) {
  const page = editorPage(options);
  test.each(Object.entries(COMPOSED_CASES))(
    `on ${device}, %s`,
    async (_name, { text, hands, stored, before = stored.split('\n').at(-1) }) => {
      await page().evaluate((typed) => editorInPage.write(typed), text);
      await hands(await handsOn(page()));
      await expect.poll(() => page().evaluate(() => writtenNow())).toEqual({ text: stored, isSame: true, before });
    },
  );
}
