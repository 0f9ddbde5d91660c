import { expect, test } from 'vitest';
import { marketStudyFrom } from '../marketStudy.ts';
import { movedDrivers, untiedNumbers } from '../testing/untiedNumbers.ts';
import { deck, deckSlides } from './delivery.ts';
import type { StudyDrivers } from './drivers.ts';
import { studyDrivers } from './drivers.ts';
import { studyFigures } from './figures.ts';
import { marketSlides } from './marketSlides.ts';
import { studyModel } from './model.ts';

function slidesFrom(drivers: StudyDrivers) {
  const model = studyModel(drivers);
  return marketSlides(model, studyFigures(model), marketStudyFrom(drivers));
}
const slides = slidesFrom(studyDrivers);

test('the deck has the slides its plan announces, in its order', () => {
  expect(slides).toHaveLength(deckSlides);
  expect(deckSlides).toBe(23);
  expect(slides.map(({ part }) => part)).toEqual(deck.flatMap(({ title, slides: count }) => Array(count).fill(title)));
});

test('each slide says one thing, shows it, and tells where it comes from', () => {
  expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
  for (const { chart, table, points, figures, source, notes, title } of slides.slice(1)) {
    expect([chart, table, points, figures].some(Boolean), title).toBe(true);
    expect(notes.length, title).toBeGreaterThan(20);
    expect(source || points?.length, title).toBeTruthy();
  }
});

test('a segment a slide, each with the margin of the study', () => {
  const { segments } = studyModel(studyDrivers);
  const [, , , of] = deck;
  const titles = slides.filter(({ part }) => part === of?.title).map(({ title }) => title);
  expect(titles.map((title) => title.split(' : ')[0]).sort()).toEqual(segments.map(({ name }) => name).sort());
});

test('no two slides of segments show the same thing', () => {
  const [, , , of] = deck;
  const shown = slides
    .filter(({ part }) => part === of?.title)
    .map(({ chart, table }) => JSON.stringify([chart && { ...chart, title: '' }, table]));
  expect(new Set(shown).size).toBe(shown.length);
});

test('every number of the segments’ tables moves with the drivers', () => {
  const [, , , of] = deck;
  const ofSegments = (all: typeof slides) => all.filter(({ part }) => part === of?.title);
  const moved = ofSegments(slidesFrom(movedDrivers));
  const paired = ofSegments(slides).map((slide) => ({
    slide,
    other: moved.find(({ title }) => title.split(' : ')[0] === slide.title.split(' : ')[0]),
  }));
  for (const { slide, other } of paired)
    expect(untiedNumbers({ rows: slide.table?.rows }, [{ rows: other?.table?.rows }], [])).toEqual([]);
});
