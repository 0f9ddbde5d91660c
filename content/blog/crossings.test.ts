import { expect, test } from 'vitest';
import { textWidth } from '../../components/figures/charts/shapes.ts';
import { drawFigure, LARGE, PHONE } from '../../components/figures/data/drawFigure.ts';
import { crossingsOf } from '../../components/figures/data/labelPlace.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { breakEvenFigure } from './article-2/figures.ts';
import { providersOverYears } from './article-3/figures.ts';
import { evenHourCurves } from './article-10/quotes.ts';
import { review } from './article-14/review.ts';
import { breakEven } from './article-17/breakEven.ts';

const figures = [breakEvenFigure(content), providersOverYears, evenHourCurves(content), review, breakEven];

test.each(figures.flatMap((figure) => [LARGE, PHONE].map((canvas) => ({ figure, canvas, name: figure.title }))))(
  'the words of a crossing touch no curve: $name, $canvas.width wide',
  ({ figure, canvas }) => {
    const { shapes } = drawFigure(figure, canvas);
    const words = shapes.filter(
      (shape) => shape.kind === 'text' && figure.crossings?.some(({ label }) => label.includes(shape.text)),
    );
    const curves = shapes.flatMap((shape) => (shape.kind === 'line' && shape.width > 1 ? [shape.points] : []));
    const boxes = words.flatMap((word) => {
      if (word.kind !== 'text') return [];
      const half = textWidth(word.text, word.size, true) / 2;
      return [{ left: word.x - half, right: word.x + half, top: word.y - word.size, bottom: word.y + word.size * 0.3 }];
    });
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.map((box) => crossingsOf(box, curves))).toEqual(boxes.map(() => 0));
  },
);
