import { describe, expect, it } from 'vitest';
import { formatEuros, formatSigned } from '../commentText.ts';

describe('a calculator’s figure', () => {
  it('shows a plus, a real minus, and no minus before a zero', () => {
    expect(formatSigned(2195)).toBe('+2\u00a0195');
    expect(formatSigned(-100)).toBe('−100');
    expect(formatSigned(0)).toBe('+0');
  });

  it('keeps euros beside their amount', () => {
    expect(formatEuros(-2000)).toBe('−2\u00a0000\u00a0€');
  });
});
