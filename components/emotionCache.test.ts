import { expect, test } from 'vitest';
import { createEmotionCache } from './emotionCache.ts';

const compiled = (styles: string) => {
  const cache = createEmotionCache();
  return cache.insert('.c-x', { name: styles, styles }, cache.sheet, false);
};

test('hover styles apply only to pointers that hover, inside other conditions too', () => {
  expect(compiled('color:red;&:hover{color:blue;}')).toBe(
    '.c-x{color:red;}@media (hover:hover){.c-x:hover{color:blue;}}',
  );
  expect(compiled('@media print{& a:hover{color:blue;}}')).toBe(
    '@media print{@media (hover:hover){.c-x a:hover{color:blue;}}}',
  );
  expect(compiled('&[aria-current]{color:blue;}')).toBe('.c-x[aria-current]{color:blue;}');
});
