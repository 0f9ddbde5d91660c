import { expect, test } from 'vitest';
import { examples } from '../../data/examples.ts';
import { printExample } from './printExample.ts';

/** How many sheets a PDF has: its page objects. */
async function sheetsOf(pdf: PDFKit.PDFDocument): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return (
    Buffer.concat(chunks)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

test.each(examples)(
  'the link to the PDF of $slug calls it an extract and gives its true number of pages',
  async (example) => {
    const link = example.downloads.find(({ file }) => file.endsWith('.pdf'));
    expect(link?.label).toBe(`L’extrait en PDF, ${await sheetsOf(printExample(example).pdf)} pages`);
  },
  60_000,
);
