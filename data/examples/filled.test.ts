import { expect, test } from 'vitest';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { filled } from './filled.ts';
import { saasB2b } from './saasB2b.made.ts';

test('an example says the price, the delay and the format that are sold now', () => {
  const dearer = { ...content, saas: { ...content.saas, price: 315, deliveryHours: 72, format: 'PDF / Excel' } };
  const { service, meta, badges, closing } = filled(dearer, saasB2b);
  expect(service.price).toBe(315);
  expect(meta.description).toContain('315 €, 72 h');
  expect(badges.map(({ text }) => text)).toEqual(['Format Livrable', '72 h', '315 €', 'PDF + Excel']);
  expect(closing.title).toContain('en 72 h');
});

test('what names nothing is the same object, and a name that the catalogue does not say is an error', () => {
  expect(filled(content, saasB2b).analyses).toBe(saasB2b.analyses);
  expect(() => filled(content, { ...saasB2b, lead: 'En {weeks}' })).toThrow('{weeks}');
});
