import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { capabilitiesDocument, numbersIn } from './capabilities.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../docs/capabilities.md'), 'utf8');

test('every code file belongs to a capability, and the document has the capabilities and places of the script', () => {
  const withoutNumbers = (text: string) => text.replace(/\b\d+\b/g, 'n');
  expect(withoutNumbers(document)).toBe(withoutNumbers(capabilitiesDocument()));
});

test('the lines of each capability are within a tenth, or 150 lines, of those of today', () => {
  const today = numbersIn(capabilitiesDocument());
  const far = [...numbersIn(document)].flatMap(([name, numbers]) => {
    const now = today.get(name)?.at(-1) ?? 0;
    const stated = numbers.at(-1) ?? 0;
    return Math.abs(now - stated) > Math.max(150, now / 10) ? [`${name}: ${stated}, today ${now}`] : [];
  });
  expect(far, 'node bin/docs/capabilities.ts writes them anew').toEqual([]);
});
