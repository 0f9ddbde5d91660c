import { afterEach, expect, test } from 'vitest';
import { settle } from '../settled/settle.ts';
import { builtFindings } from './installationFindings.ts';

afterEach(() => settle({}));

test('what the build drew is told of once the desk says another brand or signs with another name, and not before', () => {
  expect(builtFindings()).toEqual([]);
  settle({ 'site.sentence': 'Une autre phrase.' });
  expect(builtFindings()).toEqual([]);
  settle({ 'site.brand': 'Kerébel', 'site.owner.name': 'Jeanne Kerébel' });
  const [finding] = builtFindings();
  expect([finding?.verdict, finding?.kind]).toEqual(['look', 'check']);
  expect(finding?.sentence).toContain('la marque et le nom de qui signe');
});
