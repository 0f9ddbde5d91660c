import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureFileNames } from '../../data/media/pictures.ts';
import { addPicture, removePicture } from '../media/pictures.ts';
import { migratedDirectory } from '../testing/migratedDirectory.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { backUp, restore } from './backup.ts';
import { openDatabase } from './connection.ts';
import { databaseFile } from './databaseFile.ts';
import { mediaBeside } from './media.ts';
import { pruneBackedUpPictures } from './pruneBackups.ts';

const AT = '2026-11-22T10:00:00.000Z';
const NOW = new Date(AT);
const picture = (letter: string) => ({
  hash: letter.repeat(32),
  name: 'plage.jpg',
  alt: 'Une plage',
  width: 300,
  height: 200,
  widths: [300],
  bytes: 10,
  actor: 'admin',
  created_at: AT,
});
const mediaOf = (dataDir: string) => mediaBeside(databaseFile(dataDir));
const namesOf = (dataDir: string) => (existsSync(mediaOf(dataDir)) ? readdirSync(mediaOf(dataDir)).toSorted() : []);
const files = (...letters: string[]) =>
  letters.flatMap((letter) => pictureFileNames({ hash: letter.repeat(32), widths: [300] })).toSorted();

async function withPictures(...letters: string[]): Promise<string> {
  const dataDir = migratedDirectory();
  const connection = openDatabase(dataDir);
  mkdirSync(mediaOf(dataDir));
  for (const letter of letters) {
    await addPicture(connection, picture(letter));
    for (const name of pictureFileNames(picture(letter))) writeFileSync(path.join(mediaOf(dataDir), name), name);
  }
  connection.close();
  return dataDir;
}
const remove = async (dataDir: string, letter: string) => {
  const connection = openDatabase(dataDir);
  await removePicture(connection, { ...picture(letter), id: 1 });
  connection.close();
  for (const name of files(letter)) rmSync(path.join(mediaOf(dataDir), name));
};

test('a backup holds the pictures, and gives them back with the database, on another machine too', async () => {
  const dataDir = await withPictures('a', 'b');
  const backup = await backUp(dataDir, NOW);
  await remove(dataDir, 'a');
  expect(namesOf(dataDir)).toEqual(files('b'));
  expect(restore(dataDir, backup, NOW).missing).toBe(0);
  expect(namesOf(dataDir)).toEqual(files('a', 'b'));
  const [name = ''] = files('a');
  expect(readFileSync(path.join(mediaOf(dataDir), name), 'utf8')).toBe(name);
  const elsewhere = temporaryDirectory();
  expect(restore(elsewhere, backup, NOW).missing).toBe(0);
  expect(namesOf(elsewhere)).toEqual(files('a', 'b'));
  rmSync(path.join(dataDir, 'backups', 'media'), { recursive: true });
  expect(restore(temporaryDirectory(), backup, NOW).missing).toBe(4);
});

test('a file cut short in the data directory is mended from the backup', async () => {
  const dataDir = await withPictures('a');
  const backup = await backUp(dataDir, NOW);
  const [name = ''] = files('a');
  const file = path.join(mediaOf(dataDir), name);
  rmSync(file);
  writeFileSync(file, '');
  restore(dataDir, backup, NOW);
  expect(readFileSync(file, 'utf8')).toBe(name);
});

test('what a deleted picture leaves in the backups goes with the last backup that shows it', async () => {
  const dataDir = await withPictures('a', 'b');
  const backup = await backUp(dataDir, NOW);
  await remove(dataDir, 'a');
  await backUp(dataDir, new Date(NOW.getTime() + 1000));
  expect(pruneBackedUpPictures(dataDir)).toBe(0);
  rmSync(backup);
  expect(pruneBackedUpPictures(dataDir)).toBe(2);
  expect(readdirSync(path.join(dataDir, 'backups', 'media')).toSorted()).toEqual(files('b'));
});

test('the database that a restore sets aside keeps its pictures, and prunes none of them', async () => {
  const dataDir = await withPictures();
  const empty = await backUp(dataDir, NOW);
  const connection = openDatabase(dataDir);
  await addPicture(connection, picture('c'));
  for (const name of files('c')) writeFileSync(path.join(mediaOf(dataDir), name), name);
  connection.close();
  restore(dataDir, empty, NOW);
  rmSync(mediaOf(dataDir), { recursive: true });
  expect(pruneBackedUpPictures(dataDir)).toBe(0);
  expect(readdirSync(path.join(dataDir, 'backups', 'media')).toSorted()).toEqual(files('c'));
});
