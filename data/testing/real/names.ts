import { bySource } from './bySource.ts';

/** Names that forms have refused, and how a mail greets by them. */
export const names = bySource<string>({
  'https://github.com/codeforamerica/golden-ticket/issues/44': [["J'Marcus Henley", "J'Marcus"]],
  'https://github.com/opencrvs/opencrvs-core/issues/5127': [['Siobhán O\u2019Neill', 'Siobhán']],
  'https://github.com/mozilla/bedrock/pull/3592': [['María del Pilar', 'María']],
  'https://github.com/w3c/bp-i18n-specdev/pull/72 (one letter is a name)': [['O', '']],
  'https://github.com/ExtensionEngine/tailor/pull/803': [
    ['Cuba Gooding Jr.', 'Cuba'],
    ['J. K. Rowling', 'J. K. Rowling'],
  ],
  'https://github.com/rydurham/Sentinel/issues/73': [['Anne-Laure Le Goff-Morvan', 'Anne-Laure']],
  'https://github.com/jquense/yup/issues/1254 (letters of other alphabets)': [['あああ', 'あああ']],
});
