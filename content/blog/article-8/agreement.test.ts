import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agreement, alikeShare, control, worked } from './agreement.ts';

const text = readFileSync(new URL('../article-8.md', import.meta.url), 'utf8');

test('the four situations make the hundred questions, and each model fails in twenty of them', () => {
  const { right, alone, differently, alike } = worked;
  expect([right, alone, differently, alike]).toEqual([70, 20, 4, 6]);
  expect(right + alone + differently + alike).toBe(100);
  expect(alone / 2 + differently + alike).toBe(20);
});

test('what the text says of agreements, disagreements and errors seen is what the example gives', () => {
  expect(text).toContain(`dans les ${worked.agreed} accords`);
  expect(Math.round(worked.agreed / worked.alike)).toBe(13);
  expect(text).toContain('soit une sur treize environ');
  expect(worked.shown).toBe(14);
  expect(text).toContain('quatorze des vingt erreurs');
  expect(text).toContain(`${worked.disagreed} désaccords à trancher`);
});

test('from independence to twins, the text quotes both ends of the curve', () => {
  const [apart, twins] = [agreement(20, 4), agreement(20, 20)];
  expect(text).toContain(`s’accordent sur ${Math.round(apart.agreed)} questions`);
  expect(text).toContain(`justes à ${Math.round(apart.accuracy)} %`);
  expect(text).toContain(`s’accordent sur ${Math.round(twins.agreed)},`);
  expect(text).toContain(`qu’à ${Math.round(twins.accuracy)} %`);
});

test('twins always agree, and are right as often as each of them alone', () => {
  expect(agreement(20, 20)).toMatchObject({ agreed: 100, right: 80, accuracy: 80, disagreed: 0 });
});

test('at the ten common failures of the example, the line is within two points of what the study measured', () => {
  expect(text).toContain(`elle donne ${Math.round(alikeShare(20, 10) * 100)} %`);
  expect(Math.abs(alikeShare(20, 10) - worked.alike / 10)).toBeLessThan(0.02);
});

test('a check that stops fourteen errors in twenty pays from its cost × 20 ÷ 0.7 euros', () => {
  expect(control).toEqual({
    cost: '23,33 €',
    small: '10,50 €',
    large: '175\u00a0€',
    even: '667\u00a0€',
    evenIfPerfect: '467\u00a0€',
    fiveLeast: '2\u00a0095\u00a0€',
    fiveMost: '4\u00a0286\u00a0€',
  });
});
