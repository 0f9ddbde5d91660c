import { describe, expect, it } from 'vitest';
import { comparedScores, type ModelFilter, modelFilters, models, modelsMatching } from './models.ts';

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
