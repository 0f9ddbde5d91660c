import { expect, test } from 'vitest';
import { guessColumns, readCsv } from './useImport.ts';

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
  const { titles, rows } = await readCsv(file(bytes));
  expect(titles).toEqual(['Adresse', 'Consentement le', 'Source']);
  expect(rows).toEqual([['zoé@exemple.fr', '01/03/2024', 'Salon; hall à']]);
  expect(guessColumns(titles)).toEqual({ email: 0, consent_at: 1, source: 2, state: -1 });
});

test('columns are guessed by their best name: this site’s own export, Ghost, listmonk; a date of birth is no consent', () => {
  const own = ['Email', 'État', 'Inscrit le', 'Consentement le', 'Texte accepté', 'Source du consentement'];
  expect(guessColumns(own)).toEqual({ email: 0, consent_at: 3, source: 5, state: 1 });
  const ghost = ['id', 'email', 'name', 'subscribed_to_emails', 'created_at'];
  expect(guessColumns(ghost)).toMatchObject({ email: 1, consent_at: 4, state: 3 });
  expect(guessColumns(['Date de naissance', 'Adresse postale', 'E-mail'])).toMatchObject({ email: 2, consent_at: -1 });
});

test('a file that says its separator is read by it, and one whose quotes are broken is refused with its line', async () => {
  const { titles, rows } = await readCsv(file(utf8('sep=;\r\nNom, prénom;Email\r\n"Tran, Zoé";zoe@exemple.fr\r\n')));
  expect([titles, rows]).toEqual([['Nom, prénom', 'Email'], [['Tran, Zoé', 'zoe@exemple.fr']]]);
  await expect(readCsv(file(utf8('Email;Source\na@b.fr;Salon\nc@d.fr;"Salon\n')))).rejects.toThrow(/Ligne 3/);
});

test('a workbook, a file of titles alone and one that is too long say what to do', async () => {
  await expect(readCsv(file(windows('PK\x03\x04\x00\x00')))).rejects.toThrow(/format CSV/);
  await expect(readCsv(file(utf8('Adresse\r\n')))).rejects.toThrow(/pas de ligne/);
  await expect(readCsv(file(utf8(`Adresse\n${'a@b.fr\n'.repeat(20_001)}`)))).rejects.toThrow(/20 000/);
});
