import { folded } from '../french/spellings.ts';

/** Titles of courtesy that may precede a name. */
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
/** Words with which the name of a company begins. */
const FIRMS = new Set(['sarl', 'sas', 'sasu', 'eurl', 'sci', 'sa', 'ei', 'selarl', 'scop', 'societe', 'association']);

const isTitle = (word = '') => TITLES.has(folded(word));
const isInitial = (word: string) =>
  /^\p{L}\.?(?:-?\p{L}\.?)?$/u.test(word) && (word.length === 1 || word.includes('.'));
/** Whether a word is in capitals: forms in France ask for the family name that way, « DUPONT Camille ». */
const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/**
 * Returns the first name for the greeting of a mail: the one typed in the form if the current name still begins with it, else the one found
 * in the name; empty if there is none. A title is never returned as a first name.
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
