import { describe, expect, it } from 'vitest';
import { noteOn, parseDecimal, parseWhole } from './typedNumbers.ts';

describe('a typed number', () => {
  it('is read as an integer', () => {
    expect(parseWhole('40')).toBe(40);
    expect(parseWhole('49,9')).toBe(49);
    expect(parseWhole('12 heures')).toBe(12);
  });

  it('may hold the grouping spaces that the field itself writes', () => {
    expect(parseWhole('100 000')).toBe(100_000);
    expect(parseWhole('1\u00a0500\u202f000')).toBe(1_500_000);
  });

  it('counts as 0 when it is empty or invalid', () => {
    for (const entry of ['', '   ', 'abc', '€', '-', '9'.repeat(400)]) expect(parseWhole(entry)).toBe(0);
  });

  it('may be negative, with either minus sign, but never a negative zero', () => {
    expect(parseWhole('-5')).toBe(-5);
    expect(parseWhole('−5')).toBe(-5);
    expect(Object.is(parseWhole('-0'), 0)).toBe(true);
  });

  it('may be grouped as people group: points, apostrophes, commas, any space', () => {
    for (const entry of [
      '1.250.000',
      '1 250 000',
      '1\u2009250\u2009000',
      '1’250’000',
      "1'250'000",
      '1,250,000',
      '1.250.000,50 €',
    ])
      expect(parseWhole(entry), entry).toBe(1_250_000);
    expect(parseWhole('1.250')).toBe(1250);
    expect(parseDecimal('1.250.000')).toBe(1_250_000);
  });

  it('is read with its decimals, after a comma or a point', () => {
    expect(['14,7', '14.7', '1 500,5', '−3', 'abc', ''].map(parseDecimal)).toEqual([14.7, 14.7, 1500.5, -3, 0, 0]);
  });
});

describe('a field that reads another value than its text', () => {
  const whole = (text: string, unit = '€') => noteOn(text, { kind: 'whole', unit });
  const decimal = (text: string, unit = '%') => noteOn(text, { kind: 'decimal', unit });

  it('says nothing of a number read as it looks', () => {
    for (const entry of ['40', '100 000', '1.250.000', '0']) expect(whole(entry), entry).toBeUndefined();
    for (const entry of ['5,4', '14.7', '100']) expect(decimal(entry), entry).toBeUndefined();
  });

  it('says what counts as 0, what was dropped, and what is more than usual', () => {
    expect(whole('')).toBe('Case vide : compte pour 0.');
    expect(whole('beaucoup')).toBe('Aucun nombre lu : compte pour 0.');
    expect(whole('49,90')).toBe('Lu sans les décimales.');
    expect(whole('−5')).toBe('Nombre négatif : vérifiez.');
    expect(whole('12 heures')).toBe('Seul le nombre du début est lu.');
    expect(whole('200', 'h / semaine')).toBe('Plus de 168 heures : vérifiez.');
    expect(decimal('250')).toBe('Plus de 100 % : vérifiez.');
    expect(decimal('80', 'semaines')).toBe('Plus de 52 semaines : vérifiez.');
  });
});
