import { bySource } from './bySource.ts';

/** Names that forms are known to have refused, each with the first name a mail greets. */
export const names = bySource<string>({
  'after https://github.com/codeforamerica/golden-ticket/issues/44': [["J'Marcus Henley", "J'Marcus"]],
  'after https://github.com/opencrvs/opencrvs-core/issues/5127': [['Siobhán O\u2019Neill', 'Siobhán']],
  'after https://github.com/mozilla/bedrock/pull/3592': [['María del Pilar', 'María']],
  'after https://github.com/w3c/bp-i18n-specdev/pull/72 (one letter is a name)': [['O', '']],
  'after https://github.com/ExtensionEngine/tailor/pull/803': [
    ['Cuba Gooding Jr.', 'Cuba'],
    ['J. K. Rowling', 'J. K. Rowling'],
  ],
  'after https://github.com/rydurham/Sentinel/issues/73': [['Anne-Laure Le Goff-Morvan', 'Anne-Laure']],
  'after https://github.com/jquense/yup/issues/1254 (letters of other alphabets)': [['あああ', 'あああ']],
});
