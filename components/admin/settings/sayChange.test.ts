import { expect, test } from 'vitest';
import { sayChange } from './sayChange.ts';

const field = { kind: 'line', source: null } as const;

test('a price is in euros and a choice in its words, and the value before the first change is « as delivered »', () => {
  expect(sayChange({ ...field, kind: 'price', source: 120 }, null, 99.5)).toEqual(['120 € (d’origine)', '99,5 €']);
  const options = [
    { code: 'standard', label: 'Standard' },
    { code: 'complex', label: 'Complexe' },
  ];
  expect(sayChange({ kind: 'choice', options, source: 'standard' }, null, 'complex')).toEqual([
    'Standard (d’origine)',
    'Complexe',
  ]);
});

test('a placeholder is described as missing, not quoted', () => {
  expect(sayChange({ ...field, source: '« à compléter : numéro SIREN »' }, null, '732 829 320')).toEqual([
    'À compléter',
    '732 829 320',
  ]);
});

test('a changed list shows only its changed entries, or its new order', () => {
  const faq = { ...field, kind: 'list', source: [{ question: 'Q1', answer: 'R1' }] } as const;
  const added = [...faq.source, { question: 'Q2', answer: 'R2' }];
  expect(sayChange(faq, null, added)).toEqual(['Rien', 'Q2 : R2']);
  expect(sayChange(faq, added, faq.source)).toEqual(['Q2 : R2', 'Retiré']);
  expect(sayChange(faq, added, [...added].reverse())).toEqual(['Les mêmes lignes', 'Dans un autre ordre']);
});
