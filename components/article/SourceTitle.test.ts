import { expect, it } from 'vitest';
import { titleParts } from './SourceTitle.tsx';

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
