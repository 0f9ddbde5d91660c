import { bySource } from './bySource.ts';

/** Pasted texts with invisible characters, and each text as it should be stored on several lines. */
export const pastedTexts = bySource<string>({
  'after https://github.com/nhoizey/vscode-gremlins/issues/49 (U+000B of a PowerPoint slide)': [
    ['Lancement en mars\u000bBudget à préciser', 'Lancement en mars\nBudget à préciser'],
  ],
  'after https://github.com/OfficeDev/office-js/issues/1755 (Word’s soft line break is U+000B)': [
    ['Test\u000bLigne\u000bSuite\r\nFin', 'Test\nLigne\nSuite\nFin'],
  ],
  'after https://github.com/kobotoolbox/enketo-express/issues/148 (U+0003 and U+0000 from Word)': [
    ['Étude de marché\u0003\u0000 pour mars', 'Étude de marché pour mars'],
  ],
  'after https://github.com/enketo/enketo-express/issues/181 (control characters out of a PDF)': [
    ['Première page\u000cSeconde page\u0002', 'Première page\nSeconde page'],
  ],
  'after https://github.com/dotnet/winforms/issues/5078 (U+001F in a text box)': [
    ['coordonn\u001fées de l\u0092agence', 'coordonnées de l’agence'],
  ],
  'after https://github.com/enketo/enketo-express/issues/181 (U+001E is Word’s hyphen that does not break)': [
    ['porte\u001ebonheur', 'porte-bonheur'],
  ],
  'after https://github.com/validatorjs/validator.js/issues/940 (a zero-width space before what a page gave)': [
    ['\u200bAtelier Kerbrat', 'Atelier Kerbrat'],
  ],
  'after https://github.com/egulias/EmailValidator/issues/358 (a no-break space at the end)': [
    ['Atelier Kerbrat\u00a0', 'Atelier Kerbrat'],
  ],
  'after https://github.com/alphagov/notifications-utils/pull/548 (U+FEFF, U+2060 and wide spaces in forms)': [
    ['\ufeffAtelier \u00a0Kerbrat\u2060', 'Atelier Kerbrat'],
  ],
  'after https://github.com/spencermountain/out-of-character/pull/90 (embeddings around what was copied)': [
    ['\u202aCamille Marchand\u202c', 'Camille Marchand'],
  ],
  'after https://github.com/contao/core/issues/8434 (a left-to-right mark that fails a form)': [
    ['\u200eAtelier Kerbrat', 'Atelier Kerbrat'],
  ],
  'after https://github.com/facebookarchive/draft-js/issues/1334 (U+2028 is not split when pasted)': [
    ['aap\u2028noot\u2029mies', 'aap\nnoot\nmies'],
  ],
  'after https://github.com/sublimehq/sublime_text/issues/548 (U+0085, U+000B, U+000C, U+2028, U+2029)': [
    ['This is a next line\u0085This should be on a new line', 'This is a next line\nThis should be on a new line'],
  ],
  'after https://github.com/hartwork/jawanndenn/issues/44 (half of a surrogate pair ends in a 500)': [
    ['Apple, Banana \ud800', 'Apple, Banana'],
  ],
  'after https://github.com/hypothesis/client/issues/5028 (an emoji that was cut in two)': [['Bravo \ud83d', 'Bravo']],
  'after https://github.com/vshulcz/deja-vu/issues/1098 (the same words in NFC and NFD never match)': [
    ['cafe\u0301 re\u0301sume\u0301', 'café résumé'],
  ],
  'after https://github.com/danoli3/FreeImage/pull/73 (bytes 80 to 9F of Windows read as control characters)': [
    ['\u0093Prix\u0094 \u0096 120 \u0080\u009d', '“Prix” – 120 €'],
  ],
  'after https://github.com/lionheart/openradar-mirror/issues/15796 (Preview of macOS takes letters and marks apart)': [
    ['E\u0301tude de marche\u0301, a\u0300 Nai\u0308m', 'Étude de marché, à Naïm'],
  ],
  'after https://github.com/ajaxorg/ace/issues/4409 (PDF in Safari)': [
    ['Valdytoju\u0328 Taryba gali sudaryti sutarti\u0328', 'Valdytojų Taryba gali sudaryti sutartį'],
  ],
  'after https://github.com/joweich/chat-miner/pull/42 (WhatsApp puts U+200E before a line)': [
    ['Bonjour,\n\u200evoici le brief', 'Bonjour,\nvoici le brief'],
  ],
  'after https://github.com/signalapp/Signal-Android/issues/11630 (isolates around what is copied)': [
    ['\u2068Zoé Kerbrat\u2069', 'Zoé Kerbrat'],
  ],
  'after https://github.com/yukiyokotani/office-open-xml-viewer/pull/519 (bullets of Word, U+F0B7 of Symbol and U+F0A7 of Wingdings)':
    [['\uf0b7 Vendre en ligne\n\uf0a7 Livrer', '\u2022 Vendre en ligne\n\u25aa Livrer']],
  'after https://github.com/Betterbird/thunderbird-patches/issues/386 (mail programs make runs of spaces partly no-break)':
    [['The start.\u00a0 The end.', 'The start. The end.']],
  'after https://github.com/yfedoseev/pdf_oxide/issues/1412 (a soft hyphen before the line break of a PDF)': [
    ['Immo\u00ad\nbilien, Rohstoffe', 'Immobilien, Rohstoffe'],
  ],
  'after https://github.com/handsontable/handsontable/pull/5607 (line breaks of Windows and of older macOS)': [
    ['Test\r\nTest 2\rTest 3', 'Test\nTest 2\nTest 3'],
  ],
});

/**
 * Pasted texts that a form without script sends unchanged; half surrogate pairs are excluded, since the browser replaces each by U+FFFD.
 */
export const sentByForms = pastedTexts.map(({ typed }) => typed).filter((typed) => typed.isWellFormed());
