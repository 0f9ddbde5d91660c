import { expect, test } from 'vitest';
import { SOURCE_AUTHOR } from '../../data/articles/deskArticles.ts';
import { changeDeskArticle, deskArticle } from '../../database/articles/deskArticles.ts';
import { versionsOf } from '../../database/writing/earlierTexts.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';
import { builtInFields, openOwnText } from './builtIn.ts';

let day = 1;
/** Author of each change on another day: changes within ten minutes are kept as one earlier text. */
const author = () => ({ actor: 'jeanne', at: `2026-11-${String(day++).padStart(2, '0')}T10:00:00.000Z` });

async function opened() {
  const { services } = await siteUnderTest();
  const { queue, connection } = services;
  const copy = builtInFields('article-12', 'Un titre');
  if (!copy) throw new Error('gone');
  const open = (body: string) =>
    queue.write((writer) => openOwnText(writer, { ...copy, slug: 'article-12', body }, author()));
  const { id } = await open('Le premier texte.');
  const article = async () => {
    const found = await deskArticle(connection, id);
    if (!found) throw new Error('gone');
    return found;
  };
  const write = async (body: string) => {
    const before = await article();
    await queue.write((writer) => changeDeskArticle(writer, before, { fields: { ...before.fields, body } }, author()));
  };
  const brought = async () =>
    (await versionsOf(connection, ['article', id])).filter((version) => version.author === SOURCE_AUTHOR).length;
  return { open, article, write, brought };
}

test('a later text of the code replaces an unchanged one, and the former one is kept', async () => {
  const { open, article, brought } = await opened();
  await open('Le premier texte.');
  expect(await brought()).toBe(1);
  await open('Un texte plus récent.');
  expect((await article()).fields.body).toBe('Un texte plus récent.');
  expect(await brought()).toBe(2);
});

test('a text the owner changed stays, and the later one is among those that can be taken', async () => {
  const { open, article, write, brought } = await opened();
  await write('Le texte de Jeanne.');
  await open('Un texte plus récent.');
  expect((await article()).fields.body).toBe('Le texte de Jeanne.');
  expect(await brought()).toBe(2);
});
