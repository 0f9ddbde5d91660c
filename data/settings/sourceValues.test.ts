import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { advantages, quoteSection, servicesSection } from '../home.ts';
import { makeContent, UNCHANGED } from './makeContent.ts';
import { unchangedContent } from './unchangedContent.ts';
import { vatWords } from './vatWords.ts';

const whoseVatIs = (vat: string) => makeContent({ ...UNCHANGED, settings: { identity: { vat } } });
const exempt = whoseVatIs('TVA non applicable, art. 293 B du CGI');

test('who charges no value added tax writes nowhere that prices include it', () => {
  const words = JSON.stringify([
    servicesSection(exempt),
    advantages(exempt),
    quoteSection(exempt),
    vatWords(exempt).sentence,
    examples(exempt),
  ]);
  expect(words).toContain('Prix nets');
  expect(words).toContain('Total net');
  expect(words).not.toMatch(/TTC|toutes taxes/);
});

test('prices are « TTC » for an owner with a VAT number, or who has not chosen yet', () => {
  for (const content of [unchangedContent, whoseVatIs('FR44 732829320')])
    expect(servicesSection(content).lead).toContain('Prix TTC');
});

const ROOT = path.join(import.meta.dirname, '..', '..');
const ROOMS = '{bench,bin,components,content,data,database,e2e,pages,renderer,server,trust}/**/*.{ts,tsx}';
/** Returns the files that a file imports at run time; type imports are left out. */
const imported = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;']*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)].map(
    ([, from, later]) => from ?? later ?? '',
  );

/** Files that build the content or hold the source's values: they may import these values. */
const MAKERS = /^data\/(settings|source)\//;
/** Files used only by the build and by tests, which may import the source's values. */
const BUILD = /^(bench|bin|e2e|trust)\/|\.test\.tsx?$|\/testing\/|\.baked\.ts$|^data\/settings\/unchangedContent\.ts$/;

/** Finds the files that take a changeable value from the source, without the owner's changes, instead of from the current content. */
function wrongImports(file: string, text: string): string[] {
  return imported(text).flatMap((from) => {
    const target = path.posix.join(path.posix.dirname(file), from);
    const isWrong =
      (target.startsWith('data/source/') && !MAKERS.test(file)) ||
      (target === 'data/settings/unchangedContent.ts' && !BUILD.test(file));
    return isWrong ? [`${file}: ${from}`] : [];
  });
}

test('what the owner may change is read from the source where content is made, and nowhere else', () => {
  const files = globSync(ROOMS, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => wrongImports(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

test('twin: a page, a mail or a text that reads a price from the source is found', () => {
  const price = "import { pack } from '../../data/source/offers.ts';\n";
  const content = "import { unchangedContent } from '../../data/settings/unchangedContent.ts';\n";
  expect(wrongImports('components/home/Hero.tsx', price)).toHaveLength(1);
  expect(wrongImports('server/mail/envelope.ts', content)).toHaveLength(1);
  expect(wrongImports('content/siteValues.ts', price.replace('../../', '../'))).toHaveLength(1);
  expect(wrongImports('server/mail/envelope.test.ts', content)).toEqual([]);
});
