import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { examples } from '../../data/examples.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { marketDeck } from '../downloads/deck/marketDeck.ts';
import { financialWorkbook } from '../downloads/financialWorkbook.ts';
import { printExample } from '../downloads/printExample.ts';
import { saasWorkbook } from '../downloads/saasWorkbook.ts';
import { contentDocument } from '../downloads/word/contentDocument.ts';

/** Writes under `outDir` the files the example pages offer, each from the page's own data. */
export async function buildDownloads(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'telechargements');
  await mkdir(folder, { recursive: true });
  for (const example of examples(content)) {
    const { pdf, fills } = printExample(example);
    await pipeline(pdf, createWriteStream(path.join(folder, `${example.slug}.pdf`)));
    const shown = fills.map((fill) => Math.round(fill * 100)).join(' ');
    process.stdout.write(`${example.slug}.pdf: ${fills.length} pages, % full: ${shown}\n`);
  }
  await writeFile(path.join(folder, 'etude-marche.pptx'), await marketDeck());
  await writeFile(path.join(folder, 'contenu-premium.docx'), await contentDocument());
  await writeFile(path.join(folder, 'analyse-financiere.xlsx'), await financialWorkbook());
  await writeFile(path.join(folder, 'saas-b2b.xlsx'), await saasWorkbook());
}
