import { expect, test } from 'vitest';
import { findingList } from '../../data/api/siteResponses.ts';
import { incompleteFields } from '../../data/company/findable.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { contentOfFields } from '../siteContent/pageSettings.ts';
import { builtFindings, publishingFindings } from './installationFindings.ts';

test('files the build drew are a finding once the desk has another brand or another name, and not before', () => {
  expect(builtFindings(contentOfFields({}))).toEqual([]);
  expect(builtFindings(contentOfFields({ 'site.sentence': 'Une autre phrase.' }))).toEqual([]);
  const [finding] = builtFindings(contentOfFields({ 'site.brand': 'Kerébel', 'site.owner.name': 'Jeanne Kerébel' }));
  expect([finding?.verdict, finding?.kind]).toEqual(['look', 'check']);
  expect(finding?.sentence).toContain('la marque et le nom de qui signe');
});

const missing = incompleteFields(content).map(({ field }) => field);

test('every field that is missing belongs to one task, and none is left out', () => {
  const findings = publishingFindings(missing);
  expect(findings.filter(({ title }) => title.includes('.'))).toEqual([]);
  expect(findings.every(({ verdict }) => verdict === 'look')).toBe(true);
  expect(findingList.parse({ success: true, findings }).findings).toHaveLength(findings.length);
});

test('a task is done with its last field, and names what is left until then', () => {
  const rest = missing.filter((field) => !field.startsWith('identity.host.') || field === 'identity.host.phone');
  const host = (fields: string[]) => publishingFindings(fields).find(({ code }) => code === 'host');
  expect(host(rest)).toMatchObject({ verdict: 'look', field: 'identity.host.phone' });
  expect(host(rest)?.sentence).toContain('(téléphone)');
  expect(host(rest.filter((field) => field !== 'identity.host.phone'))?.verdict).toBe('good');
});

test('a field that no task names is a line of its own', () => {
  expect(publishingFindings(['site.motto']).at(-1)).toMatchObject({ field: 'site.motto', verdict: 'look' });
});
