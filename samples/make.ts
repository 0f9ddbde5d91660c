import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { financialWorkbook } from './models/financialAnalysis/workbook/workbook.ts';
import { saasWorkbook } from './models/saasComparison/workbook/workbook.ts';
import { computed, modelIn, placeOf, type Workbook, writeWorkbook } from './paper/workbooks.ts';
import { writeResults } from './writeExample.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Has LibreOffice compute a workbook, and writes it and its results. Throws where it is absent and the model has changed. */
async function compute(workbook: Workbook): Promise<void> {
  const blank = await writeWorkbook(workbook);
  const read = await computed(blank);
  if (read) {
    await writeFile(placeOf(workbook), await writeWorkbook(workbook, read));
    const sheets = Object.entries(workbook.sheets).map(([name, grid]) => [name, grid.results(read)] as const);
    const named = sheets.filter(([, results]) => Object.keys(results).length > 0);
    await writeFile(path.join(ROOT, workbook.results), writeResults(Object.fromEntries(named)));
    return;
  }
  const [asked, committed] = await Promise.all([blank, readFileSync(placeOf(workbook))].map(modelIn));
  const changed = [...(asked ?? [])].filter(([cell, content]) => committed?.get(cell) !== content);
  if (changed.length > 0)
    throw new Error(
      `${workbook.file} has changed (${changed[0]?.[0]}): LibreOffice must compute it, and is not installed`,
    );
  process.stdout.write(`${workbook.file}: LibreOffice is not installed, the committed values are kept\n`);
}

/** `npm run make --prefix samples`: writes what the site offers of the samples where it looks for it. */
for (const workbook of [financialWorkbook, saasWorkbook]) await compute(workbook);
// Read only now: the pages take the results just written.
const { made } = await import('./made.ts');
const files = await made();
for (const [file, bytes] of files) await writeFile(path.join(ROOT, file), bytes);
// Only then: a closed pipe must not leave half of them.
for (const [file, bytes] of files) process.stdout.write(`${file}: ${bytes.length} bytes\n`);
