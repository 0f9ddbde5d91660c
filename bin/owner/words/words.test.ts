import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyArticle } from '../../../data/api/articles.ts';
import { pictureFileNames } from '../../../data/media/pictures.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { redirectedAddresses } from '../../../database/articles/articleAddresses.ts';
import { publishedArticles } from '../../../database/articles/articles.ts';
import { addDeskArticle, deskArticle, deskArticles } from '../../../database/articles/deskArticles.ts';
import { openDatabase } from '../../../database/file/connection.ts';
import { databaseFile } from '../../../database/file/databaseFile.ts';
import { mediaBeside } from '../../../database/file/media.ts';
import { addPicture, allPictures } from '../../../database/media/pictures.ts';
import { contentVersion } from '../../../database/settings/settings.ts';
import type { SqliteConnection } from '../../../database/sqlite/sqliteConnection.ts';
import { temporaryDirectory } from '../../../database/testing/temporaryDirectory.ts';
import { versionsOf } from '../../../database/writing/earlierTexts.ts';
import { saveCard } from '../../../server/articles/builtIn.ts';
import { publishArticle } from '../../../server/articles/publishArticle.ts';
import { readArticle } from '../../../server/articles/readArticle.ts';
import { readSettings } from '../../../server/start/settings.ts';
import { exportSettings, importSettings } from '../settingsFile.ts';

let printed: string[] = [];
const note = (text: string | Uint8Array) => printed.push(String(text)) > 0;
afterEach(() => vi.restoreAllMocks());

/** An empty site, and the commands on it, which return their output. */
async function emptySite() {
  const directory = temporaryDirectory();
  openDatabase(directory).close();
  const settings = readSettings({ DATA_DIR: directory });
  const media = mediaBeside(databaseFile(directory));
  const run =
    (command: typeof exportSettings) =>
    async (...operands: string[]) => {
      printed = [];
      for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(note);
      await command({ settings, operands });
      return printed.join('');
    };
  const use = async <Result>(job: (connection: SqliteConnection) => Promise<Result>): Promise<Result> => {
    const connection = openDatabase(directory);
    return job(connection).finally(() => connection.close());
  };
  return { directory, media, use, export: run(exportSettings), import: run(importSettings) };
}
/** Returns the exported JSON without the summary printed after it. */
const wordsIn = (text: string) => JSON.parse(text.slice(0, text.indexOf('\n}\n') + 2));
type Site = Awaited<ReturnType<typeof emptySite>>;

const HASH = 'c'.repeat(32);
const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const by = (day: number) => ({ actor: 'jeanne', at: at(day) });
const ready = {
  ...emptyArticle,
  title: 'Relire un devis',
  summary: 'Trois contrôles.',
  topics: ['decider' as const],
  body: `Un texte.\n\n![Une plage](/media/${HASH}-300.webp)`,
};

/** Creates a site with a published article whose address changed, a picture, a draft, and a changed card of a built-in article. */
async function writtenSite(): Promise<Site> {
  const site = await emptySite();
  const picture = { hash: HASH, widths: [300], width: 300, height: 200, bytes: 10, name: 'plage.jpg' };
  mkdirSync(site.media, { recursive: true });
  for (const name of pictureFileNames(picture)) writeFileSync(path.join(site.media, name), `bytes of ${name}`);
  await site.use(async (writer) => {
    await addPicture(writer, { ...picture, alt: 'Une plage', actor: 'jeanne', created_at: at(1) });
    const id = await addDeskArticle(writer, { fields: ready, ...by(1) });
    for (const [index, slug] of ['premiere-adresse', 'relire-un-devis'].entries()) {
      const article = await deskArticle(writer, id);
      const fields = { ...ready, slug };
      if (!article) throw new Error('gone');
      const text = await readArticle(writer, fields);
      await publishArticle(writer, { article, fields, text, content, author: by(2 + index) });
    }
    await addDeskArticle(writer, { fields: { ...emptyArticle, title: 'À finir' }, ...by(4) });
    const source = { title: 'T', summary: 'S', date: '2024-11-29' };
    const card = { slug: 'article-3', version: 0, title: 'Un autre titre', summary: null, date: null };
    await saveCard(writer, source, { ...card, state: 'published', updated_at: at(5), updated_by: 'jeanne' });
  });
  const file = path.join(site.directory, 'reglages.json');
  const settings = {
    brand: { 'site.brand': 'Kerébel & Filles' },
    offers: { 'offers.strategie.price': 83.5 },
    faq: { 'faq.items': [{ question: 'Combien ?', answer: 'Assez.' }] },
  };
  writeFileSync(file, JSON.stringify({ format: 1, settings }));
  expect(await site.import(file)).toContain('Marque, Nom du site : Cinq & Un → Kerébel & Filles');
  return site;
}

test('settings, articles with their addresses and states, changed cards and pictures move to an empty site by one archive', async () => {
  const [from, to] = [await writtenSite(), await emptySite()];
  const archive = path.join(from.directory, 'site.tar');
  expect(await from.export(archive)).toContain('2 article(s), 1 image(s)');
  const nothing = await to.export();
  // A dry run must report the changes and store nothing.
  const shown = await to.import(archive, '--dry-run');
  expect(shown).toContain('Article « Relire un devis » : ajouté (publié)');
  expect(shown).toContain('7 chose(s) changeraient');
  expect([await to.export(), await to.use((connection) => contentVersion(connection))]).toEqual([nothing, 0]);
  expect(await to.import(archive)).toContain('7 chose(s) changées');
  expect(await to.export()).toBe(await from.export());
  expect(readdirSync(to.media).sort()).toEqual(readdirSync(from.media).sort());
  await to.use(async (connection) => {
    const [listed] = await publishedArticles(connection);
    expect(listed).toMatchObject({ slug: 'relire-un-devis', created_at: at(2) });
    expect(await redirectedAddresses(connection)).toEqual({ 'premiere-adresse': 'relire-un-devis' });
    expect((await allPictures(connection)).map(({ alt }) => alt)).toEqual(['Une plage']);
    expect(await contentVersion(connection)).toBeGreaterThan(0);
  });
  expect(await to.import(archive)).toContain('Rien ne change');
});

test("an article changed here takes the file's text, and keeps its own among its earlier versions", async () => {
  const site = await writtenSite();
  const archive = path.join(site.directory, 'site.tar');
  await site.export(archive);
  const [before] = wordsIn(await site.export()).articles;
  const id = await site.use(async (writer) => {
    const [article] = (await deskArticles(writer)).filter(({ state }) => state === 'published');
    if (!article) throw new Error('gone');
    const fields = { ...article.fields, slug: 'encore-ailleurs', title: 'Changé ici' };
    const text = await readArticle(writer, fields);
    await publishArticle(writer, { article, fields, text, content, author: by(6) });
    return article.id;
  });
  expect(await site.import(archive)).toContain('Article « Relire un devis » : changé (publié)');
  expect(wordsIn(await site.export()).articles[0].fields).toEqual(before.fields);
  await site.use(async (connection) => {
    expect((await publishedArticles(connection)).map(({ slug }) => slug)).toContain('relire-un-devis');
    expect(await versionsOf(connection, ['article', id])).toHaveLength(4);
  });
});

test('a file that cannot be taken whole changes nothing: a later version, an address that is taken, a picture that is damaged or missing', async () => {
  const [from, to] = [await writtenSite(), await emptySite()];
  const [archive, file] = ['site.tar', 'words.json'].map((name) => path.join(from.directory, name)) as [string, string];
  await from.export(archive);
  const words = wordsIn(await from.export());
  const refused = async (given: object, detail: string) => {
    writeFileSync(file, JSON.stringify(given));
    await expect(to.import(file)).rejects.toThrow(detail);
  };
  const nothing = await to.export();
  await refused({ ...words, format: 3, plus: [] }, 'version plus récente');
  await refused(words, 'ni ici ni dans ce fichier : plage.jpg');
  const [written] = words.articles;
  const article = { ...written, public: { ...written.public, body: 'Un texte.' } };
  const other = { ...article, created_at: at(7), public_slug: 'autre', former_addresses: ['relire-un-devis'] };
  const twice = { ...words, pictures: [], articles: [article, other] };
  await refused(twice, 'l’adresse relire-un-devis');
  const shown = {
    ...article.public,
    sources: [{ id: 'a', publisher: 'b', title: 'c', date: 'd', url: 'javascript:x' }],
  };
  await refused({ ...words, pictures: [], articles: [{ ...article, public: shown }] }, 'https://');
  await refused({ ...words, settings: { offers: { 'offers.strategie.price': -1 } } }, 'un prix entre 1');
  const bytes = readFileSync(archive);
  bytes.write('BYTES', bytes.indexOf('bytes of'));
  writeFileSync(archive, bytes);
  await expect(to.import(archive)).rejects.toThrow('endommagé');
  expect(await to.export()).toBe(nothing);
});
