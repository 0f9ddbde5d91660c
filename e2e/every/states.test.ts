import { expect, test } from 'vitest';
import { deskStates } from '../desk/deskStates.ts';
import { openPage } from '../testing/openPage.ts';
import { openedStates } from './states.ts';
import { violations } from './violations.ts';

test.each([...openedStates, ...deskStates].map((view) => [view.name, view] as const))(
  'the state « %s » has no axe violation: light at 1440 px, dark at 390 px',
  async (_name, { path, act }) => {
    for (const [width, scheme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await openPage(path, { width, height: 900, allowed: [/404/] });
      await act?.(page);
      await page.waitForTimeout(400);
      expect(await violations(page, [scheme]), `${width} px`).toEqual([]);
    }
  },
);
