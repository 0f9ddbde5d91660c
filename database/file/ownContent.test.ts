import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { articleFields } from '../../data/api/articles.ts';
import { pictureFileNames } from '../../data/media/pictures.ts';
import { addDeskArticle, changeDeskArticle, deskArticles } from '../articles/deskArticles.ts';
import { addPicture, pictureByHash } from '../media/pictures.ts';
import {
  addSettingChange,
  contentVersion,
  countContentChange,
  readChangedSettings,
  settingChanges,
  writeChangedSubject,
} from '../settings/settings.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { backUp, restore } from './backup.ts';
import { openDatabase } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { mediaBeside } from './media.ts';

const AUTHOR = { actor: 'admin', at: '2026-11-23T10:00:00.000Z' };
const NOW = new Date(AUTHOR.at);
const HASH = 'c'.repeat(32);
const FILES = pictureFileNames({ hash: HASH, widths: [300] });

const fields = articleFields.parse({
  slug: 'relire-un-devis',
  title: 'Relire un devis à deux',
  summary: 'Trois contrôles, un quart d’heure.',
  category: articleFields.shape.category.options[0],
  topics: [],
  date: null,
  body: `![Une plage](/media/${FILES[0]})`,
  cover: articleFields.shape.cover.options[0],
  sources: [],
  call_to_action: { title: '', text: '', button: '' },
});

/** Makes one change of each kind that the owner can make. */
async function fill(dataDir: string): Promise<void> {
  const connection = openDatabase(dataDir);
  await writeChangedSubject(connection, 'brand', { fields: { 'site.brand': 'Kerébel' }, version: 0 });
  await addSettingChange(connection, {
    subject: 'brand',
    fields: { 'site.brand': { before: null, after: 'Kerébel' } },
    ...AUTHOR,
  });
  const id = await addDeskArticle(connection, { fields, ...AUTHOR });
  const shown = { state: 'published', public: fields, public_slug: fields.slug, published_at: AUTHOR.at } as const;
  expect(await changeDeskArticle(connection, { id, version: 1 }, shown, AUTHOR)).toBeDefined();
  await addPicture(connection, {
    hash: HASH,
    name: 'plage.jpg',
    alt: 'Une plage',
    width: 300,
    height: 200,
    widths: [300],
    bytes: 10,
    actor: 'admin',
    created_at: AUTHOR.at,
  });
  await countContentChange(connection);
  connection.close();
  mkdirSync(mediaBeside(databaseFile(dataDir)), { recursive: true });
  for (const name of FILES) writeFileSync(path.join(mediaBeside(databaseFile(dataDir)), name), `bytes of ${name}`);
}

/** Content that a site with this data directory shows. */
async function contentOf(dataDir: string) {
  const connection = openDatabase(dataDir);
  try {
    return {
      version: await contentVersion(connection),
      settings: await readChangedSettings(connection),
      changes: await settingChanges(connection, 10),
      articles: await deskArticles(connection),
      picture: await pictureByHash(connection, HASH),
    };
  } finally {
    connection.close();
  }
}
const bytesOf = (dataDir: string) =>
  FILES.map((name) => readFileSync(path.join(mediaBeside(databaseFile(dataDir)), name), 'utf8'));

test('settings with their history, articles and pictures come back from a backup, here and on an empty machine', async () => {
  const dataDir = temporaryDirectory();
  await fill(dataDir);
  const before = await contentOf(dataDir);
  expect([before.settings.get('brand')?.fields, before.changes.length, before.articles[0]?.state]).toEqual([
    { 'site.brand': 'Kerébel' },
    1,
    'published',
  ]);
  const bytes = bytesOf(dataDir);
  const backup = await backUp(dataDir, NOW);

  const connection = openDatabase(dataDir);
  connection.handle.exec(
    'DELETE FROM changed_settings; DELETE FROM setting_changes; DELETE FROM desk_articles; DELETE FROM pictures',
  );
  connection.close();
  for (const name of FILES) rmSync(path.join(mediaBeside(databaseFile(dataDir)), name));
  // Twin: the articles are gone while the backup is not restored.
  expect((await contentOf(dataDir)).articles).toEqual([]);

  for (const place of [dataDir, temporaryDirectory()]) {
    expect(restore(place, backup, NOW).missing).toBe(0);
    expect(await contentOf(place)).toEqual(before);
    expect(bytesOf(place)).toEqual(bytes);
  }
});
