import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalDocuments } from '../../company/legal.ts';
import { unchangedContent as content } from '../../settings/unchangedContent.ts';
import { metaOf } from './field.ts';
import { settingsGroups } from './groups.ts';

/** A field as the documents read it. */
const readAs = (name: string) => `:valeur[${/^claim(s|Places)\./.test(name) ? 'lists.claims' : name}]`;
/** Of a list of rows, its items are read: `identity.processors.ai`. */
const ROWS = 'identity.processors.ai';

test('every field names the legal documents that say it, and no other: their day follows a change', () => {
  const texts = legalDocuments(content).map(({ slug }) => {
    const file = new URL(`../../../content/legal/${slug}.md`, import.meta.url);
    return { slug, text: readFileSync(file, 'utf8') };
  });
  const wrong = settingsGroups.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const says = texts
        .filter(({ text }) => text.includes(name.startsWith(ROWS) ? ':valeur[lists.ai]' : readAs(name)))
        .map(({ slug }) => slug);
      const named = [...(metaOf(schema as never).documents ?? [])];
      return says.sort().join() === named.sort().join() ? [] : [`${name}: ${says.join()} (said to be ${named.join()})`];
    }),
  );
  expect(wrong).toEqual([]);
});
