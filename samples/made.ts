import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { frenchTypography } from '../bin/build/frenchTypography.ts';
import { financialWorkbook } from './models/financialAnalysis/workbook/workbook.ts';
import { saasWorkbook } from './models/saasComparison/workbook/workbook.ts';
import { slidesOf } from './paper/deck/decks.ts';
import { writeDeck } from './paper/deck/writeDeck.ts';
import { printExample } from './paper/printExample.ts';
import { contentDocument } from './paper/word/contentDocument.ts';
import { placeOf, valuesIn, writeWorkbook } from './paper/workbooks.ts';
import { samples, type writtenSamples } from './samples.ts';
import { writeExample } from './writeExample.ts';

/** Where the site takes them from. */
const FILES = 'public/telechargements';
const DATA = 'data/examples';

/** Everything the workshop makes, by its place from the root of the site. */
export async function made(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const sample of samples) {
    files.set(`${sample.slug}.pdf`, await printExample(sample).bytes());
    const deck = sample.downloads.find(({ file }) => file.endsWith('.pptx'));
    if (deck) files.set(deck.file, await writeDeck(sample, slidesOf(sample)));
  }
  files.set('contenu-premium.docx', await contentDocument());
  // LibreOffice has put its values there: `npm run make --prefix samples`.
  for (const workbook of [financialWorkbook, saasWorkbook])
    files.set(workbook.file, await writeWorkbook(workbook, await valuesIn(readFileSync(placeOf(workbook)))));
  const data = (await typeset()).map(writeExample);
  return new Map([
    ...[...files].map(([name, bytes]) => [`${FILES}/${name}`, bytes] as const),
    ...data.map(({ file, text }) => [`${DATA}/${file}`, Buffer.from(text)] as const),
  ]);
}

/** The samples with their copy set as the site's build sets its own; a document sets its words as it places them. */
async function typeset() {
  const root = path.dirname(import.meta.dirname);
  const { module } = await runnerImport<{ writtenSamples: typeof writtenSamples }>('./samples/samples.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [frenchTypography()],
  });
  return module.writtenSamples;
}
