import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeLog } from './ArticleEnd.tsx';

const change = (date: string, what: string) => ({ date, what, why: `raison : ${what}` });
/** What is read out: each day with what is said of it. */
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
  // Twin: of two days there are two dates.
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
