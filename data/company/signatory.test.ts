import { expect, test } from 'vitest';
import { claims } from '../offer/claims.ts';
import { identity } from './identity.ts';
import { incompleteFields } from './incompleteFields.ts';
import { signatoryOf } from './signatory.ts';
import { isToFill, site } from './site.ts';

test('nobody signs while the name is to be filled in, whatever else is', () => {
  expect(
    signatoryOf({ name: site.owner.name, record: 'Dix ans d’études.', portrait: '/portrait.webp' }),
  ).toBeUndefined();
});

test('a named person signs with the record and the portrait there are', () => {
  const name = 'Jeanne Kerébel';
  expect(signatoryOf({ name, record: site.owner.record, portrait: '' })).toEqual({
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

test('every claim without its note is missing, and a list nobody declared anything in; a portrait is not asked for', () => {
  const fields = incompleteFields().map(({ field }) => field);
  const undocumented = Object.entries(claims).filter(([, { note }]) => isToFill(note));
  expect(fields.filter((field) => field.startsWith('claims.'))).toEqual(
    undocumented.map(([name]) => `claims.${name}.note`),
  );
  expect(fields.includes('identity.processors.ai')).toBe(identity.processors.ai.length === 0);
  expect(fields).not.toContain('site.owner.portrait');
  expect(incompleteFields({ processors: { ai: [{ name: 'Exemple', transfer: 'clauses types' }] } })).toEqual([]);
});
