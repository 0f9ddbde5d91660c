import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { premiumContent } from '../models/premiumContent.ts';
import { samples } from '../samples.ts';
import { slidesOf } from './deck/decks.ts';
import { writeDeck } from './deck/writeDeck.ts';
import { extractPlan } from './extractPlan.ts';
import { page } from './Paper.ts';
import { leastFill, printExample } from './printExample.ts';
import { contentDocument } from './word/contentDocument.ts';

/** Asked only by `npm run test:office`, which fails where LibreOffice's two programs or poppler are missing. */
const opens = test.runIf(process.env.MODE === 'office');

const run = (tool: string, args: readonly string[]) =>
  execFileSync(tool, [...args], { encoding: 'utf8', stdio: 'pipe' });
/** Signs alike for a reader are alike here. */
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');

/** Files as one run of LibreOffice prints them: of each its pages, each as text. */
function printed(files: Readonly<Record<string, Uint8Array>>): string[][] {
  const folder = temporaryDirectory();
  const paths = Object.entries(files).map(([name, bytes]) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  });
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, ...paths]);
  return paths.map((file) => {
    const { dir, name } = path.parse(file);
    const text = run('pdftotext', ['-layout', path.join(dir, `${name}.pdf`), '-']);
    return text.split('\f').slice(0, -1).map(plain);
  });
}

const decks = samples.flatMap((sample) => {
  const deck = sample.downloads.find(({ file }) => file.endsWith('.pptx'));
  return deck ? [{ sample, ...deck, slides: slidesOf(sample) }] : [];
});

opens(
  'LibreOffice opens the decks and the Word extract: as many slides and pages as announced, every text in its place',
  async () => {
    const files: Record<string, Uint8Array> = { 'extrait.docx': await contentDocument() };
    for (const { file, sample, slides } of decks) files[file] = await writeDeck(sample, slides);
    const [pages = [], ...shown] = printed(files);
    decks.forEach(({ count, slides }, at) => {
      expect(shown[at]).toHaveLength(count ?? 0);
      slides.forEach(({ title }, index) => {
        for (const word of title.split(/[\s\u00a0]+/)) expect(shown[at]?.[index], title).toContain(word);
      });
    });

    expect(pages).toHaveLength(premiumContent.downloads.find(({ file }) => file.endsWith('.docx'))?.count ?? 0);
    const whole = pages.join(' ');
    for (const { title, blocks } of extractPlan(premiumContent)) {
      for (const word of title.split(' ')) expect(whole).toContain(word);
      for (const block of blocks) {
        // A line of a page ends where the next begins: a sentence is looked for by its first words.
        if (block.kind === 'text')
          expect(whole).toContain(
            plain(
              block.text
                .split(/[ \u00a0]/)
                .slice(0, 4)
                .join(' '),
            ),
          );
      }
    }
  },
  900_000,
);

describe.each(samples)('the PDF of $slug', (example) => {
  opens(
    'is as full as the build says, by the words that poppler finds on it',
    async () => {
      const paper = printExample(example);
      const { fills } = paper;
      const file = path.join(temporaryDirectory(), `${example.slug}.pdf`);
      writeFileSync(file, await paper.bytes());
      const boxes = run('pdftotext', ['-bbox', file, '-']).split('<page ').slice(1);
      expect(boxes).toHaveLength(fills.length);
      boxes.slice(0, -1).forEach((box, index) => {
        const feet = [...box.matchAll(/yMax="([\d.]+)"/g)].map(([, y]) => Number(y)).filter((y) => y < page.bottom + 6);
        const fill = (Math.max(...feet) - page.top) / (page.bottom - page.top);
        expect(fill, `page ${index + 1}`).toBeGreaterThan(leastFill - 0.01);
      });
      const text = plain(run('pdftotext', [file, '-']));
      const figures = extractPlan(example).flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'chart' || kind === 'table'),
      );
      expect(text.match(/Source : /g)?.length).toBeGreaterThanOrEqual(figures.length);
      const facts = run('pdfinfo', [file]);
      expect(facts).toMatch(/Tagged: +yes/);
      expect(facts).toMatch(/Title: +\S/);
      const structure = run('pdfinfo', ['-struct', file]);
      expect(structure.match(/^\s*H1\b/gm)).toHaveLength(1);
      expect(structure.match(/^\s*TD\b/gm)?.length).toBeGreaterThan(20);
    },
    900_000,
  );
});
