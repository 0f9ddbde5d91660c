import { expect, test } from 'vitest';
import { deskStates } from '../desk/deskStates.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { amongst, isWide } from '../testing/wide.ts';
import { openedStates } from './states.ts';
import { show } from './view.ts';
import { violations } from './violations.ts';

const LOOKS = [
  [1440, 'light'],
  [390, 'dark'],
] as const;
// Pages without an action are covered by `everyPage.test.ts`.
const opened = openedStates.filter(({ act }) => act);
// Tests every second state of the desk, since the states share few parts; the wide form tests all.
const atDesk = amongst(
  deskStates.filter((_, index) => index % 2 === 0),
  deskStates,
);
const looksOf = (index: number) => (isWide ? LOOKS : LOOKS.filter((_, look) => look === index % 2));

test.each([...opened, ...atDesk].map((view, index) => [view.name, view, looksOf(index)] as const))(
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
