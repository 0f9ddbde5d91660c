import { expect, test } from 'vitest';
import { squareWidth } from './PictureInput.tsx';

const picture = (width: number, height: number, widths: number[]) => ({ hash: 'a', width, height, widths });

test('a square is shown from the narrowest file whose shorter side fills it, else from the largest there is', () => {
  const widths = [480, 960, 1600];
  expect(squareWidth(picture(1600, 1600, widths), 336)).toBe(480);
  expect(squareWidth(picture(1600, 1067, widths), 336)).toBe(960);
  expect(squareWidth(picture(1600, 2400, widths), 336)).toBe(480);
  expect(squareWidth(picture(1600, 200, widths), 336)).toBe(1600);
  expect(squareWidth(picture(300, 300, [300]), 336)).toBe(300);
});
