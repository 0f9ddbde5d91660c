import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { models } from '../../../data/offer/models.ts';
import { orchestrationPhases, panelDay } from './Orchestration.tsx';

test('each of the five models plays one of the three phases, and they are said to be those of their day', () => {
  expect(orchestrationPhases).toHaveLength(3);
  const played = orchestrationPhases.flatMap((phase) => phase.models);
  expect([...played].sort()).toEqual(models.map(({ name }) => name).sort());
  expect(panelDay).toContain('mi-2025');
});

test('the article shows the phases', () => {
  expect(readFileSync(new URL('../article-3.md', import.meta.url), 'utf8')).toContain('::outil{nom=orchestration}');
});
