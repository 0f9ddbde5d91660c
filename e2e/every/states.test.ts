import { expect, test } from 'vitest';
import { deskStates } from '../desk/deskStates.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { isWide } from '../testing/wide.ts';
import { openedStates, show } from './states.ts';
import { violations } from './violations.ts';

const LOOKS = [
  [1440, 'light'],
  [390, 'dark'],
] as const;
// A page where nothing is done is one of `everyPage.test.ts`.
const views = [...openedStates, ...deskStates].filter(({ act, signedIn }) => act ?? signedIn);

test.each(views.map((view, index) => [view.name, view, isWide ? LOOKS : LOOKS.slice(index % 2).slice(0, 1)] as const))(
  'the state « %s » has no axe violation: light at 1440 px, dark at 390 px',
  async (_name, view, looks) => {
    await view.prepare?.(base());
    const cookies = view.signedIn ? await ownerCookies(base()) : [];
    for (const [width, scheme] of looks) {
      const page = await openPage(view.path, {
        width,
        height: 900,
        allowed: [/404/, ...(view.allowed ? [view.allowed] : [])],
        cookies,
      });
      await show(page, view);
      await page.waitForTimeout(400);
      expect(await violations(page, [scheme]), `${width} px`).toEqual([]);
    }
  },
);
