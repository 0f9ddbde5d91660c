import { folded } from '../french/spellings.ts';

/** Titles before a name. */
const TITLES = new Set([
  'm',
  'mr',
  'mme',
  'mlle',
  'monsieur',
  'madame',
  'mademoiselle',
  'dr',
  'docteur',
  'me',
  'maitre',
]);
/** First words of company names. */
const FIRMS = new Set(['sarl', 'sas', 'sasu', 'eurl', 'sci', 'sa', 'ei', 'selarl', 'scop', 'societe', 'association']);

const isTitle = (word = '') => TITLES.has(folded(word));
const isInitial = (word: string) =>
  /^\p{L}\.?(?:-?\p{L}\.?)?$/u.test(word) && (word.length === 1 || word.includes('.'));
/** Whether a family name is written in capitals, as forms in France ask: « DUPONT Camille ». */
const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/**
 * First name for a mail's greeting: the form's, as long as it is part of the current name; else the one in the name, never a title alone.
 * Empty if there is none.
 */
export function firstNameOf({ name, first_name: given }: { name: string; first_name?: string | null }): string {
  const whole = name.trim();
  if (given && !isTitle(given) && !isInitial(given) && `${whole} `.startsWith(`${given} `)) return given;
  const [first = '', ...rest] = whole.split(/\s+/);
  if (isTitle(first)) {
    const [second = '', ...others] = rest;
    if (second === '') return '';
    if (isTitle(second)) return firstNameOf({ name: rest.join(' ') });
    return others.length > 0 && !isInitial(second) && !/^l[ea]$/i.test(second)
      ? firstNameOf({ name: rest.join(' ') })
      : whole;
  }
  if (isInitial(first) || FIRMS.has(folded(first))) return rest.length > 0 ? whole : '';
  return isCapital(first) ? (rest.find((word) => !isCapital(word) && !isInitial(word)) ?? first) : first;
}
