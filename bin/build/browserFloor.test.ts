import { expect, test } from 'vitest';
import { browserFloor, floorOf, lackedBy, lackingOn } from './browserFloor.ts';

const lacking = lackingOn(browserFloor);

test.each([
  ['Map.groupBy(rows, by)', ['Map.groupBy', '.groupBy()']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers', '.withResolvers()']],
  ['rows.toSorted(by)', ['.toSorted()']],
  ['/(?<=a)b/.test(text)', ['lookbehind or flag v in /(?<=a)b/']],
  ['new RegExp("(?<!a)b", "u")', ['lookbehind or flag v in "(?<!a)b"']],
  ['/[\\p{L}--[a-z]]/v.test(text)', ['lookbehind or flag v in /[\\p{L}--[a-z]]/v']],
  ['new DisposableStack()', ['new DisposableStack']],
])('%s is refused', (code, names) => expect(lackedBy(code, lacking).sort()).toEqual([...names].sort()));

test.each([
  'rows.findLast(isOpen) ?? Object.hasOwn(rows, name)',
  'document.startViewTransition?.(show)',
  'rows.at(-1)?.sort(by); crypto.randomUUID()',
  '/(?:a)(?=b)/u.test(value)',
])('%s is allowed', (code) => expect(lackedBy(code, lacking)).toEqual([]));

test('an older floor lacks more', () => {
  const older = lackingOn(floorOf(['safari >= 15.0']));
  expect(lackedBy('rows.findLast(isOpen)', older)).toEqual(['.findLast()']);
});

test('a query that is not « browser >= version » stops the build', () => {
  expect(() => floorOf(['last 2 versions'])).toThrow('last 2 versions');
});
