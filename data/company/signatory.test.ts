import { expect, test } from 'vitest';
import { legalIdentity } from '../settings/legalIdentity.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { incompleteFields, incompleteIn } from './incompleteFields.ts';
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

test('every claim without its note is missing, and an undeclared list; a portrait is not asked for', () => {
  const fields = incompleteFields(content).map(({ field }) => field);
  const undocumented = Object.entries(content.claims).filter(([, { note }]) => isToFill(note));
  expect(fields.filter((field) => field.startsWith('claims.'))).toEqual(
    undocumented.map(([name]) => `claims.${name}.note`),
  );
  expect(fields.includes('identity.processors.ai')).toBe(legalIdentity(content).processors.ai.length === 0);
  expect(fields).not.toContain('site.owner.portrait');
  expect(incompleteIn({ processors: { ai: [{ name: 'Exemple', transfer: 'clauses types' }] } })).toEqual([]);
});
