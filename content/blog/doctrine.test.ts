import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Patterns that find the doctrine's figures typed as words. Texts must insert these figures by name (`content/blog/values.ts`), except
 * headings, whose words become addresses.
 */
const TYPED: readonly [what: string, written: RegExp][] = [
  ['the share that checking may take', /\bdu quart\b(?! d’heure)|\bquart du temps/g],
  [
    'the share of the freed hours that counts',
    /moitié (?:seulement )?(?:des (?:heures|minutes)|tant que)|(?:que|pour|en|avec) (?:la )?moitié(?=\.| ?:)/g,
  ],
  [
    'the least fall of the duration',
    /(?:baisse|économise|gagne[rz]?|moins) d?’?au moins (?:20 %|un cinquième|le cinquième)/g,
  ],
  ['the executions timed', /\b(?:20|vingt) (?:chronométrages|exécutions|relevés|mesures)/gi],
  ['the files compared', /\b(?:15|quinze) victoires/gi],
  [
    'the weeks of measure',
    /\b(?:4|quatre) semaines (?:de mesure|de relevé|consécutives|qui se suivent)|relevé de (?:4|quatre) semaines/gi,
  ],
  ['the weeks of a year', /\b(?:46|quarante-six) semaines/gi],
  [
    'the minutes of a cross-check',
    /\b(?:25|35|90|110|225|vingt-cinq|trente-cinq) minutes(?! qu’elles)|Le contrôle vous prend (?:une|deux)/gi,
  ],
  ['the tokens of a job', /\b(?:10 000|1 000|1 500) jetons/g],
  ['the least minutes', /au moins (?:10|dix) minutes/gi],
  ['the false claims', /une affirmation fausse sur dix/gi],
  ['the errors of a month', /deuxième erreur/gi],
];

/** Text of each article and of its parts' code, with ordinary spaces, without headings and comments. */
const sources = globSync('article-*{.md,/*.ts,/*.tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({
    file,
    text: readFileSync(new URL(file, import.meta.url), 'utf8')
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/^#.*$|^ *(?:\/?\*|\/\/).*$/gm, ''),
  }));

const typed = (text: string) =>
  TYPED.flatMap(([what, written]) => [...text.matchAll(written)].map(([found]) => `${what}: ${found}`));

test('no article types a figure of the doctrine by hand', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.flatMap(({ file, text }) => typed(text).map((found) => `${file}, ${found}`))).toEqual([]);
});

test('twin: each figure is found where it is typed', () => {
  for (const sentence of [
    'La relecture prend moins du quart du temps.',
    'Comptez la moitié des heures.',
    'On n’en compte que la moitié tant que rien ne le dit.',
    'Une baisse d’au moins 20 % de la durée.',
    'Notez vingt chronométrages.',
    'Il faut quinze victoires.',
    'Après quatre semaines de mesure.',
    'Sur 46 semaines, cela fait peu.',
    'Recouper prend trente-cinq minutes.',
    'Un dossier de 10 000 jetons.',
    'Un gain d’au moins dix minutes par semaine.',
    'Plus d’une affirmation fausse sur dix.',
    'À la deuxième erreur, tout est relu.',
  ])
    expect(typed(sentence), sentence).toHaveLength(1);
});
