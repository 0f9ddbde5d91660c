const NBSP = '\u00a0';
const THIN = '\u202f';
const MODELS = /\b(Claude Opus|Gemini|Grok|Perplexity) (4|2\.5|Pro)\b/g;
const UNIT =
  '€|\\$|%|h\\b|semaines?\\b|points?\\b|salariés\\b|dossiers\\b|mots\\b|min\\b|jours?\\b|ans?\\b|mois\\b|minutes?\\b|heures?\\b|pages?\\b|M€|k€|Md€|Md£|Md\\$|M£|M\\b|ms\\b|s\\b|px\\b';
const UNITS = new RegExp(`(\\d) ?(${UNIT})`, 'g');
/** A unit at the very beginning of a text: the number before it was interpolated, as in `${price} €`. */
const UNIT_FIRST = new RegExp(`^ (?=(?:${UNIT})(?![\\p{L}’']))`, 'u');
const MONTHS =
  /(\d|1er) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\.|févr\.|nov\.|déc\.)/g;
/** A mathematical sign and the space after it, before a number; at the end of a piece, the number begins the next piece. */
const OPERATORS = /([=×÷+−≈]) (?=\d|$)/g;
/** Words after which a number must stay on the same line: « page 3 », « point 6 », « semaine 2 ». */
const NUMBERED = /([Aa]rt\.|[Pp]oints?|[Pp]ages?|[Aa]rticles?|[Ss]emaine|[Mm]ois|n°) (?=\d)/g;

/** Texts that typography must not change, since a reader copies or retypes them: web and mail addresses, file names, contract numbers. */
const LEFT_ALONE =
  /((?:https?:\/\/|www\.|mailto:)[^\s«»]+|[^\s«»@]{1,64}@[^\s«»@]+\.\w+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\/[^\s«»]+|\b[\w%.-]{1,100}\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|jpe?g|png)\b|\b[A-Z]{2,}[-_][\w/-]{0,40}\d[\w/-]*)/;

/**
 * French typography for a piece of copy: curly apostrophes, no-break spaces inside « » and before « : », narrow
 * no-break spaces before ; ! ?, units, months, thousands, ranges and the sign before a number that never part from it.
 * Addresses are left as they are. A piece may begin with the unit of a number that ends the piece before. Idempotent.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale; docs/product/design-language.md § 8.
 */
export const typo = (text: string): string =>
  text
    .split(LEFT_ALONE)
    .map((piece, index) => (index % 2 === 0 ? set(piece) : piece))
    .join('');

const set = (text: string): string =>
  text
    .replace(/(\S)'(?=\S|$)/g, '$1’')
    .replace(/«[ \u00a0]?/g, `«${NBSP}`)
    .replace(/[ \u00a0]?»/g, `${NBSP}»`)
    .replace(/ :(?=\s|$)/g, `${NBSP}:`)
    .replace(/ ([;!?])/g, `${THIN}$1`)
    .replace(/ (?=[%€])/g, NBSP)
    .replace(/ ·(?= )/g, `${NBSP}·`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(UNITS, `$1${NBSP}$2`)
    .replace(UNIT_FIRST, NBSP)
    .replace(/(\d\u00a0h) (?=\d\d(?!\d))/g, `$1${NBSP}`)
    .replace(/(\d) à (?=\d)/g, `$1${NBSP}à${NBSP}`)
    .replace(MONTHS, `$1${NBSP}$2`)
    .replace(OPERATORS, `$1${NBSP}`)
    .replace(NUMBERED, `$1${NBSP}`)
    .replace(MODELS, `$1${NBSP}$2`)
    .replace(/ – (?=[^–]*$)/g, ` –${NBSP}`);
