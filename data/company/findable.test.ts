import { expect, test } from 'vitest';
import { shownAccounts } from '../navigation.ts';
import { legalIdentity } from '../settings/legalIdentity.ts';
import { makeContent, UNCHANGED } from '../settings/makeContent.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { incompleteFields, incompleteIn, isFindable, isReady } from './findable.ts';
import { signatoryOf } from './signatory.ts';
import { isToFill } from './toComplete.ts';

test('there is no signatory while the name is to be filled in, whatever else is', () => {
  expect(
    signatoryOf({ name: content.site.owner.name, record: 'Dix ans d’études.', portrait: '/portrait.webp' }),
  ).toBeUndefined();
});

test('a named person signs with the record and the portrait there are', () => {
  const name = 'Jeanne Kerébel';
  expect(signatoryOf({ name, record: content.site.owner.record, portrait: '' })).toEqual({
    name,
    record: undefined,
    portrait: undefined,
  });
  expect(signatoryOf({ name, record: 'Dix ans.', portrait: '/portrait.webp' })).toEqual({
    name,
    record: 'Dix ans.',
    portrait: '/portrait.webp',
  });
});

test('every claim without its note is missing, and an undeclared list; a portrait is not required', () => {
  const fields = incompleteFields(content).map(({ field }) => field);
  const undocumented = Object.entries(content.claims).filter(([, { note }]) => isToFill(note));
  expect(fields.filter((field) => field.startsWith('claims.'))).toEqual(
    undocumented.map(([name]) => `claims.${name}.note`),
  );
  expect(fields.includes('identity.processors.ai')).toBe(legalIdentity(content).processors.ai.length === 0);
  expect(fields).not.toContain('site.owner.portrait');
  expect(incompleteIn({ processors: { ai: [{ name: 'Exemple', transfer: 'clauses types' }] } })).toEqual([]);
});

const PUBLIC = 'https://exemple.fr';

/** Content of a site whose owner has filled in every setting and withdrawn the claims. */
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
  const missing = incompleteFields(blank)
    .map(({ field }) => field.split('.'))
    .filter(([group, part, last]) => group !== 'claims' && part !== 'social' && last !== 'ai');
  const settings = missing.reduce<Record<string, unknown>>(put, given) as Record<string, Record<string, unknown>>;
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
