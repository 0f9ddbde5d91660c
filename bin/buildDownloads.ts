import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { automationAudit } from '../data/examples/automationAudit.ts';
import { financialAnalysis } from '../data/examples/financialAnalysis.ts';
import { marketStudy } from '../data/examples/marketStudy.ts';
import { premiumContent } from '../data/examples/premiumContent.ts';
import { saasComparison } from '../data/examples/saasComparison.ts';
import { strategicPlan } from '../data/examples/strategicPlan.ts';
import { financialWorkbook } from './downloads/financialWorkbook.ts';
import { printExample } from './downloads/printExample.ts';
import { saasWorkbook } from './downloads/saasWorkbook.ts';

const examples = [marketStudy, premiumContent, automationAudit, strategicPlan, financialAnalysis, saasComparison];

/** Writes under `outDir` the files the example pages offer, each from the page's own data. */
export async function buildDownloads(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'telechargements');
  await mkdir(folder, { recursive: true });
  for (const example of examples) {
    const file = createWriteStream(path.join(folder, `${example.slug}.pdf`));
    await pipeline(printExample(example).pdf, file);
  }
  await writeFile(path.join(folder, 'analyse-financiere.xlsx'), await financialWorkbook());
  await writeFile(path.join(folder, 'saas-b2b.xlsx'), await saasWorkbook());
}
