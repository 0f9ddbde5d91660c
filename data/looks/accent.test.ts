import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentPairs, accentProblem, contrast, ownAccent } from './accent.ts';
import { HOUSE_ACCENT } from './houseColours.ts';

test('ratios are those of WCAG: black on white 21, the design’s blue on its paper 6.09', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast(HOUSE_ACCENT, '#F5F5F0').toFixed(2)).toBe('6.09');
});

test('a colour that white words are not read on is refused with the worst ratio, in which scheme and for what', () => {
  expect(accentProblem('#FFD400')).toMatch(/^contraste de 1,\d+ pour 1 sur fond clair, pour .* il en faut 4,5/);
  expect(accentProblem('#0A6B5E')).toBeUndefined();
  expect(accentProblem(HOUSE_ACCENT)).toBeUndefined();
});

test('a colour is refused for light grounds alone: whatever it is, its dark variants are made to be read, and those of a dark colour too', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...parts) => {
      const colour = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const below = accentPairs(colour).filter(({ ratio, least }) => ratio < least);
      if (below.every(({ scheme }) => scheme === 'fond sombre')) expect([colour, below]).toEqual([colour, []]);
    }),
    {
      numRuns: 2000,
      examples: [
        [0, 0, 0],
        [10, 107, 94],
        [118, 118, 118],
        [255, 255, 255],
      ],
    },
  );
});

test('the design’s own colour changes nothing of the design', () => {
  expect(ownAccent(HOUSE_ACCENT)).toBeUndefined();
});
