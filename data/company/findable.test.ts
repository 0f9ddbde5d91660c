import { expect, test } from 'vitest';
import { shownAccounts } from '../navigation.ts';
import { makeContent, UNCHANGED } from '../settings/makeContent.ts';
import { isFindable, isReady } from './findable.ts';
import { incompleteFields } from './incompleteFields.ts';

const PUBLIC = 'https://exemple.fr';

/** A site whose owner has written all that is asked, claims withdrawn. */
function written(publication: 'waiting' | 'online') {
  const blank = makeContent(UNCHANGED);
  const given = {
    claimPlaces: Object.fromEntries(Object.keys(blank.claims).map((claim) => [claim, 'withdrawn'])),
    site: { publication },
    identity: { processors: { ai: [{ name: 'OpenAI', transfer: 'décision d’adéquation' }] } },
  };
  const put = (at: Record<string, unknown>, [part = '', ...rest]: readonly string[]): Record<string, unknown> => ({
    ...at,
    [part]: rest.length ? put((at[part] ?? {}) as Record<string, unknown>, rest) : 'Écrit',
  });
  const asked = incompleteFields(blank)
    .map(({ field }) => field.split('.'))
    .filter(([group, part, last]) => group !== 'claims' && part !== 'social' && last !== 'ai');
  const settings = asked.reduce<Record<string, unknown>>(put, given) as Record<string, Record<string, unknown>>;
  return makeContent({ ...UNCHANGED, settings });
}

test('a public site whose owner is not named may not be found, whatever was pressed; a machine of one’s own does not ask', () => {
  const pressed = makeContent({ ...UNCHANGED, settings: { site: { publication: 'online' } } });
  expect(isReady(pressed)).toBe(false);
  expect(isFindable(pressed, PUBLIC)).toBe(false);
  for (const base of ['http://localhost:3000', 'http://127.0.0.1:8080', ''])
    expect(isFindable(pressed, base)).toBe(true);
});

test('once everything is written one press puts it online, and another takes it back', () => {
  expect(isReady(written('waiting'))).toBe(true);
  expect(isFindable(written('waiting'), PUBLIC)).toBe(false);
  expect(isFindable(written('online'), PUBLIC)).toBe(true);
});

test('once online, accounts that were not set do not show', () => {
  expect(shownAccounts(written('waiting'))).toHaveLength(5);
  expect(shownAccounts(written('online'))).toEqual([]);
});
