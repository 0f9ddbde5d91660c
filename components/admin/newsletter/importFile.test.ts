import { expect, test } from 'vitest';
import { fileBytes, subscriberFiles } from '../../../data/testing/real/subscriberFiles.ts';
import { dayToAsk, guessColumns, guessReading, linesOf, readImport } from './importFile.ts';

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'abonnes.csv');
const LINES = 'Adresse;Consentement le;Source\r\n"zoé@exemple.fr";01/03/2024;"Salon; hall à"\r\n\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
function utf16(text: string, little: boolean) {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [at, letter] of [...`\ufeff${text}`].entries()) view.setUint16(2 * at, letter.charCodeAt(0), little);
  return new Uint8Array(view.buffer);
}

test.each([
  ['UTF-8', utf8(LINES)],
  ['UTF-8 with its mark', utf8(`\ufeff${LINES}`)],
  ['the Windows alphabet', windows(LINES)],
  ['UTF-16 as Excel writes it, with tabs', utf16(LINES.replaceAll(/;(?! )/g, '\t'), true)],
  ['UTF-16, the other way round', utf16(LINES, false)],
])('a file in %s is read with its accents, separators in quotes and empty lines', async (_name, bytes) => {
  const { titles, rows } = await readImport(file(bytes));
  expect(titles).toEqual(['Adresse', 'Consentement le', 'Source']);
  expect(rows).toEqual([{ number: 2, cells: ['zoé@exemple.fr', '01/03/2024', 'Salon; hall à'] }]);
  expect(guessColumns(titles)).toEqual({ email: 0, consent_at: 1, source: 2, state: -1 });
});

test.each(subscriberFiles)('a file of $program is read with its columns and states', async (exported) => {
  const table = await readImport(new File([fileBytes(exported)], 'abonnes.csv'));
  const read = linesOf(table, guessReading(table)).map(({ email, consent_at, state }) => [email, consent_at, state]);
  expect(read).toEqual(exported.meant);
});

test('columns are guessed by their best name: this site’s own export; a date of birth is no consent', () => {
  const own = ['Email', 'État', 'Inscrit le', 'Consentement le', 'Texte accepté', 'Source du consentement'];
  expect(guessColumns(own)).toEqual({ email: 0, consent_at: 3, source: 5, state: 1 });
  expect(guessColumns(['Date de naissance', 'Adresse postale', 'E-mail'])).toMatchObject({ email: 2, consent_at: -1 });
});

test('a file that says its separator is read by it, and one whose quotes are broken is refused with its line', async () => {
  const { titles, rows } = await readImport(file(utf8('sep=;\r\nNom, prénom;Email\r\n"Tran, Zoé";zoe@exemple.fr\r\n')));
  expect(titles).toEqual(['Nom, prénom', 'Email']);
  expect(rows).toEqual([{ number: 2, cells: ['Tran, Zoé', 'zoe@exemple.fr'] }]);
  await expect(readImport(file(utf8('Email;Source\na@b.fr;Salon\nc@d.fr;"Salon\n')))).rejects.toThrow(/Ligne 3/);
});

test('a line with more cells than titles is refused with its number; empty ones at its end are not', async () => {
  const ragged = 'Email,Source\na@b.fr,Salon,,\n\nc@d.fr,Salon, Lyon\n';
  await expect(readImport(file(utf8(ragged)))).rejects.toThrow(/Ligne 4 : 3 cellules pour 2 titres/);
  const { rows } = await readImport(file(utf8(ragged.replace(', Lyon', ''))));
  expect(rows.map(({ number }) => number)).toEqual([2, 4]);
});

test('a separator chosen by hand overrides the detected one', async () => {
  const { titles } = await readImport(file(utf8('Nom;Email|Jour\nA;a@b.fr|1\n')), '|');
  expect(titles).toEqual(['Nom;Email', 'Jour']);
});

test('the order of days is requested where the file writes them as Americans do, or could', async () => {
  const dayToConfirm = async (...days: string[]) => {
    const table = await readImport(file(utf8(`Email,Date\n${days.map((day) => `a@b.fr,${day}\n`).join('')}`)));
    return dayToAsk(table, guessReading(table));
  };
  expect(await dayToConfirm('3/4/2024', '3/25/2024')).toBe('3/25/2024');
  expect(await dayToConfirm('3/4/2024', '2024-03-25')).toBe('3/4/2024');
  expect(await dayToConfirm('3/4/2024', '25/3/2024')).toBeUndefined();
  expect(await dayToConfirm('3.4.2024', '2024-03-04')).toBeUndefined();
});

test('one day and one source given by hand fill the lines without any', async () => {
  const table = await readImport(file(utf8('Email,Source\na@b.fr,Salon\nc@d.fr,\n')));
  const { columns } = guessReading(table);
  const whole = { consent_at: '2024-03-01', source: 'Bulletins' };
  expect(linesOf(table, { columns, whole })).toMatchObject([
    { email: 'a@b.fr', consent_at: '2024-03-01', source: 'Salon' },
    { email: 'c@d.fr', consent_at: '2024-03-01', source: 'Bulletins' },
  ]);
});

test('a workbook, a file of titles alone and one that is too long say what to do', async () => {
  await expect(readImport(file(windows('PK\x03\x04\x00\x00')))).rejects.toThrow(/format CSV/);
  await expect(readImport(file(utf8('Adresse\r\n')))).rejects.toThrow(/pas de ligne/);
  await expect(readImport(file(utf8(`Adresse\n${'a@b.fr\n'.repeat(20_001)}`)))).rejects.toThrow(/20 000/);
});
