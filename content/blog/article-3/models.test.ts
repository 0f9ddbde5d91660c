import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { article3 } from '../../../data/articles/article-3.ts';
import { modifiedDate } from '../../../data/articles/types.ts';
import { chanceOfWinning, comparing, winsNeeded } from '../../../data/blog/comparing.ts';
import { models as vendorModels } from '../../../data/offer/models.ts';
import { announcedModels, requestCost, review, reviewCost } from './announced.ts';
import { currentModels, dearest, monthCost, opusRatio } from './current.ts';
import { comparedScores, type ModelFilter, modelFilters, models, modelsMatching } from './models.ts';
import { orchestrationPhases, panelDay } from './tools.tsx';

test('each of the five models plays one of the three phases, and they are dated', () => {
  expect(orchestrationPhases).toHaveLength(3);
  const played = orchestrationPhases.flatMap((phase) => phase.models);
  expect([...played].sort()).toEqual(vendorModels.map(({ name }) => name).sort());
  expect(panelDay).toContain('mi-2025');
});

test('the article shows the phases', () => {
  expect(readFileSync(new URL('../article-3.md', import.meta.url), 'utf8')).toContain('::outil{nom=orchestration}');
});

test('six wins out of ten are within reach of luck, nine are not', () => {
  expect(chanceOfWinning(6, 10)).toBeCloseTo(0.377, 3);
  expect(chanceOfWinning(9, 10)).toBeCloseTo(0.011, 3);
  expect(chanceOfWinning(0, 10)).toBe(1);
});

test('a few files prove nothing; twenty require fifteen wins', () => {
  expect([4, 6, 10, 20].map(winsNeeded)).toEqual([null, 6, 9, 15]);
});

test('a request costs what its tokens cost, and has no cost where a price is missing', () => {
  const costs = Object.fromEntries(announcedModels.map((model) => [model.name, requestCost(model)]));
  expect(costs).toMatchObject({ 'o3-pro': 0.28, 'Claude Opus 4': 0.225, 'Gemini 2.5 Pro': 0.0225, 'Grok 4': 0.045 });
  const months = Object.fromEntries(currentModels.map((model) => [model.name, monthCost(model)]));
  expect(months['Gemini 3.8 Flash']).toBeNull();
  expect(months['Gemini 4 Argon']).toBeCloseTo(6, 9);
  expect(months['Mistral Medium 3.5']).toBeCloseTo(4.5, 9); // (0.01 × 1.5 + 0.001 × 7.5) × 200
  expect(months['GPT-6 Astra']).toBeCloseTo(30, 9);
});

test('the review costs more than ten times the dearest model', () => {
  expect(reviewCost).toBeCloseTo((comparing.job.times * review.minutes * review.hourlyCost) / 60, 9);
  expect(reviewCost).toBeGreaterThan(10 * dearest);
});

test('the table of models on sale has the six vendors but for Perplexity, which sells seats', () => {
  const vendors = new Set(currentModels.map(({ company }) => company));
  expect([...vendors]).toEqual(['OpenAI', 'Anthropic', 'Google', 'xAI', 'Mistral']);
});

test('the fall of the Opus price follows from both tables', () => {
  expect(opusRatio).toBe('3,75'); // 0.225 / 0.06
});

test('each model of 2025 has the day its maker set for its end', () => {
  expect(announcedModels.map(({ stopped }) => stopped.replaceAll('\u00a0', ' '))).toEqual([
    '15 juin 2026',
    '11 décembre 2026',
    '1er décembre 2026 (16 octobre 2026 sur Google Cloud)',
    '15 mai 2026',
  ]);
});

test('no row of the models on sale was read more than ninety days before the article says it is of', () => {
  for (const { name, readOn } of currentModels) {
    const age = (Date.parse(modifiedDate(article3)) - Date.parse(readOn)) / 86_400_000;
    expect(age, name).toBeGreaterThanOrEqual(0);
    expect(age, name).toBeLessThanOrEqual(90);
  }
});

const names = (filter: ModelFilter) => modelsMatching(filter).map((model) => model.name);

describe('the model comparator', () => {
  it('shows the five models when nothing is filtered', () => {
    expect(names('all')).toEqual(['GPT-4 Turbo', 'Claude Opus', 'Gemini Pro', 'Grok-2', 'Perplexity Pro']);
  });

  it('matches a filter on the lowercase model name', () => {
    expect(names('gpt')).toEqual(['GPT-4 Turbo']);
    expect(names('claude')).toEqual(['Claude Opus']);
    expect(names('gemini')).toEqual(['Gemini Pro']);
  });

  it('never leaves a filter without a card', () => {
    for (const { id } of modelFilters) expect(modelsMatching(id)).not.toHaveLength(0);
  });

  it('shows the market shares of the specification, in order', () => {
    expect(models.map((model) => model.marketShare)).toEqual([34, 24, 18, 5, 8]);
  });

  it('calls a share surveyed only where a survey gives it', () => {
    const surveyed = models.filter((model) => model.marketShareBasis === 'survey');
    expect(surveyed.map((model) => model.marketShare)).toEqual([34, 24]);
  });

  it('tells a difference that can be read from one that cannot, and compares nothing with a missing score', () => {
    const [gpt, claude] = models;
    const perplexity = models[4] ?? gpt;
    expect(comparedScores(gpt, claude).map(({ reading }) => reading)).toEqual([
      '0,1 : ne se lit pas',
      '3,3 : à vérifier sur vos dossiers',
      '13,3 : à vérifier sur vos dossiers',
    ]);
    for (const { reading } of comparedScores(gpt, perplexity)) expect(reading).toBe('ne se compare pas');
  });
});
