import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { ChangeLog } from './ArticleEnd.tsx';
import { formatEuros, formatSigned } from './commentText.ts';
import { titleParts } from './SourceTitle.tsx';

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

it.each([
  ['The state of AI', [true]],
  ['Mobile page speed: new industry benchmarks', [true]],
  ['Usages de l’IA dans les entreprises françaises', [false]],
  ['Code civil, article 1343-5 (code au 3 avril 2026)', [false, false]],
  ['Experimental evidence on productivity effects (13 juillet 2023)', [true, false]],
  ['Code de commerce, articles L441-10 et D441-5', [false]],
  ['Generative AI at Work (document de travail 31161)', [true, false]],
  ['The Short Life of Online Sales Leads (Oldroyd, McElheran, Elkington)', [true, true]],
])('tells which parts of « %s » are English', (title, english) => {
  const parts = titleParts(title);
  expect(parts.map((part) => part.english)).toEqual(english);
  expect(parts.map(({ text }) => text).join('')).toBe(title);
});

const change = (date: string, what: string) => ({ date, what, why: `raison : ${what}` });
/** Returns the order of dates (`dt`) and texts (`dd`) in the rendered change log. */
const read = (changes: ReturnType<typeof change>[]) =>
  [...renderToStaticMarkup(<ChangeLog published="2026-01-05" changes={changes} />).matchAll(/<(dt|dd)[^>]*>/g)].map(
    ([, tag]) => tag,
  );

test('several corrections of one day stand under one date, each with its reason', () => {
  const day = '2026-02-03';
  expect(read([change(day, 'un chiffre'), change(day, 'une source')])).toEqual([
    'dt',
    'dd',
    'dd',
    'dd',
    'dd',
    'dt',
    'dd',
  ]);
  // Twin: corrections of two different days are under two dates.
  expect(read([change('2026-02-02', 'un chiffre'), change(day, 'une source')])).toEqual([
    'dt',
    'dd',
    'dd',
    'dt',
    'dd',
    'dd',
    'dt',
    'dd',
  ]);
});
