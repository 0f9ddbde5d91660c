import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalDocuments } from '../../company/legal.ts';
import { unchangedContent as content } from '../../settings/unchangedContent.ts';
import { metaOf } from './field.ts';
import { settingsGroups } from './groups.ts';

/** Fields as the documents read them. */
const readAs = (name: string) =>
  name
    .replace(/^identity\./, 'legalIdentity(props.content).')
    .replace(/^claim(s|Places)\..*/, 'shownClaims')
    .replace(/\.(\d)\./, '[$1].');

test('every field names the legal documents that say it, and no other: their day follows a change', () => {
  const texts = legalDocuments(content).map(({ slug }) => {
    const file = new URL(`../../../content/legal/${slug}.mdx`, import.meta.url);
    return { slug, text: readFileSync(file, 'utf8').replace(/\blines\b/g, '') };
  });
  const wrong = settingsGroups.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const says = texts
        .filter(({ text }) =>
          new RegExp(
            `${readAs(name).replaceAll(/[.()[\]]/g, '\\$&')}\\b|${readAs(name).replaceAll(/[.()[\]]/g, '\\$&')}(?=\\.)`,
          ).test(text),
        )
        .map(({ slug }) => slug);
      const named = [...(metaOf(schema as never).documents ?? [])];
      return says.sort().join() === named.sort().join() ? [] : [`${name}: ${says.join()} (said to be ${named.join()})`];
    }),
  );
  expect(wrong).toEqual([]);
});
