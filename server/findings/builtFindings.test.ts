import { expect, test } from 'vitest';
import { contentOfFields } from '../siteContent/pageSettings.ts';
import { builtFindings } from './installationFindings.ts';

test('what the build drew is told of once the desk says another brand or signs with another name, and not before', () => {
  expect(builtFindings(contentOfFields({}))).toEqual([]);
  expect(builtFindings(contentOfFields({ 'site.sentence': 'Une autre phrase.' }))).toEqual([]);
  const [finding] = builtFindings(contentOfFields({ 'site.brand': 'Kerébel', 'site.owner.name': 'Jeanne Kerébel' }));
  expect([finding?.verdict, finding?.kind]).toEqual(['look', 'check']);
  expect(finding?.sentence).toContain('la marque et le nom de qui signe');
});
