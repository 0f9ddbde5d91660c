interface PastedText {
  /** The text of the clipboard or of the file. */
  typed: string;
  /** As the person meant it, on several lines. */
  meant: string;
  /** Public thread that reports it. */
  source: string;
}

/** Texts with signs that nobody sees, as people paste them. */
export const pastedTexts: readonly PastedText[] = [
  {
    typed: 'Lancement en mars\u000bBudget à préciser',
    meant: 'Lancement en mars\nBudget à préciser',
    source: 'https://github.com/nhoizey/vscode-gremlins/issues/49 (U+000B of a PowerPoint slide)',
  },
  {
    typed: 'Test\u000bLigne\u000bSuite\r\nFin',
    meant: 'Test\nLigne\nSuite\nFin',
    source: 'https://github.com/OfficeDev/office-js/issues/1755 (Word’s soft line break is U+000B)',
  },
  {
    typed: 'Étude de marché\u0003\u0000 pour mars',
    meant: 'Étude de marché pour mars',
    source: 'https://github.com/kobotoolbox/enketo-express/issues/148 (U+0003 and U+0000 from Word)',
  },
  {
    typed: 'Première page\u000cSeconde page\u0002',
    meant: 'Première page\nSeconde page',
    source: 'https://github.com/enketo/enketo-express/issues/181 (control characters out of a PDF)',
  },
  {
    typed: 'coordonn\u001fées de l\u0092agence',
    meant: 'coordonnées de l’agence',
    source: 'https://github.com/dotnet/winforms/issues/5078 (U+001F in a text box)',
  },
  {
    typed: 'porte\u001ebonheur',
    meant: 'porte-bonheur',
    source: 'https://github.com/enketo/enketo-express/issues/181 (U+001E is Word’s hyphen that does not break)',
  },
  {
    typed: '\u200bAtelier Kerbrat',
    meant: 'Atelier Kerbrat',
    source: 'https://github.com/validatorjs/validator.js/issues/940 (a zero-width space before what a page gave)',
  },
  {
    typed: 'Atelier Kerbrat\u00a0',
    meant: 'Atelier Kerbrat',
    source: 'https://github.com/egulias/EmailValidator/issues/358 (a no-break space at the end)',
  },
  {
    typed: '\ufeffAtelier \u00a0Kerbrat\u2060',
    meant: 'Atelier Kerbrat',
    source: 'https://github.com/alphagov/notifications-utils/pull/548 (U+FEFF, U+2060 and wide spaces in forms)',
  },
  {
    typed: '\u202aCamille Marchand\u202c',
    meant: 'Camille Marchand',
    source: 'https://github.com/spencermountain/out-of-character/pull/90 (embeddings around what was copied)',
  },
  {
    typed: '\u200eAtelier Kerbrat',
    meant: 'Atelier Kerbrat',
    source: 'https://github.com/contao/core/issues/8434 (a left-to-right mark that fails a form)',
  },
  {
    typed: 'aap\u2028noot\u2029mies',
    meant: 'aap\nnoot\nmies',
    source: 'https://github.com/facebookarchive/draft-js/issues/1334 (U+2028 is not split when pasted)',
  },
  {
    typed: 'This is a next line\u0085This should be on a new line',
    meant: 'This is a next line\nThis should be on a new line',
    source: 'https://github.com/sublimehq/sublime_text/issues/548 (U+0085, U+000B, U+000C, U+2028, U+2029)',
  },
  {
    typed: 'Apple, Banana \ud800',
    meant: 'Apple, Banana',
    source: 'https://github.com/hartwork/jawanndenn/issues/44 (half of a surrogate pair ends in a 500)',
  },
  {
    typed: 'Bravo \ud83d',
    meant: 'Bravo',
    source: 'https://github.com/hypothesis/client/issues/5028 (an emoji that was cut in two)',
  },
  {
    typed: 'cafe\u0301 re\u0301sume\u0301',
    meant: 'café résumé',
    source: 'https://github.com/vshulcz/deja-vu/issues/1098 (the same words in NFC and NFD never match)',
  },
  {
    typed: '\u0093Prix\u0094 \u0096 120 \u0080\u009d',
    meant: '“Prix” – 120 €',
    source: 'https://github.com/danoli3/FreeImage/pull/73 (bytes 80 to 9F of Windows read as control characters)',
  },
];

/** Those that a form without script sends as they are: of half a character it makes U+FFFD by itself. */
export const sentByForms = pastedTexts.map(({ typed }) => typed).filter((typed) => typed.isWellFormed());
