import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { guessColumns, linesOf } from '../../components/admin/newsletter/importFile.ts';
import { importedLead } from '../../data/api/leadImport.ts';
import { importCheck } from '../../data/api/people.ts';
import { settingsGroups, settingsValues } from '../../data/api/settings/groups.ts';
import { readCsv, type TableFile } from '../../data/entry/readCsv.ts';
import { readLine, readText } from '../../data/entry/readText.ts';
import { writtenMoment } from '../../data/entry/writtenMoment.ts';
import { leadsOfTable } from '../../data/leads/leadRow.ts';
import { phonesIn } from '../../data/leads/phoneNumbers.ts';
import { copiedAddresses } from '../../data/testing/real/addresses.ts';
import { amounts } from '../../data/testing/real/amounts.ts';
import { moments } from '../../data/testing/real/moments.ts';
import { names } from '../../data/testing/real/names.ts';
import { pastedTexts } from '../../data/testing/real/pastedTexts.ts';
import { phones } from '../../data/testing/real/phones.ts';
import { smtpReplies } from '../../data/testing/real/smtpReplies.ts';
import { fileBytes, subscriberFiles } from '../../data/testing/real/subscriberFiles.ts';

/** Fields of schemas exempt from the test, since nobody types into them, or every character in them matters; each with the reason. */
const AS_SENT: Record<string, string> = {
  'credentials.password': 'a password',
  'confirmation.password': 'a password',
  'passwordChange.current': 'a password',
  'passwordChange.next': 'a password',
  'signInLink.token': 'a printed link',
  'codeAppAdded.ticket': 'a ticket of the site',
  'passkeyAdded.ticket': 'a ticket of the site',
  'passkeySignIn.passkey.id': 'the browser’s',
  'confirmation.passkey.id': 'the browser’s',
  'passkeyAdded.passkey.id': 'the browser’s',
  'pageQuery.cursor': 'the site’s own',
  'wordsFile.pictures.files': 'names of files',
};
/** Names passed to the schema readers that are not schemas of input. */
const NO_ENTRIES = ['schema', 'tokenBody', 'value', 'JSON'];

const files = [...globSync('server/**/*.ts'), ...globSync('bin/**/*.ts')].filter((file) => !/test|start\//.test(file));
const modules = await Promise.all(
  globSync('data/api/**/*.ts').map((file) => import(/* @vite-ignore */ path.resolve(file)) as Promise<object>),
);
const exported = Object.assign({}, ...modules) as Record<string, unknown>;

/** Returns the names of the schemas with which a source file validates what people type or send. */
function schemasOf(source: string): string[] {
  const read = [...source.matchAll(/\bparse(?:Query)?\(([^;{]*?),\s*(?:request|\{)/g)].map(([, schema = '']) => schema);
  const own = [...source.matchAll(/\b(\w+)\.safeParse\(/g)].map(([, name = '']) => name);
  return [...read, ...own].flatMap((line) => line.match(/[A-Za-z]\w+/g)?.filter((name) => name in exported) ?? [line]);
}

type Leaf = readonly [name: string, schema: z.ZodType];

/** Returns the text fields of a schema, each with all checks and changes that the schema applies to it. */
function leavesOf(name: string, schema: z.ZodType): Leaf[] {
  // biome-ignore lint/suspicious/noExplicitAny: zod's own description of a schema
  const { def } = schema as unknown as { def: Record<string, any> };
  const inside = (one: z.ZodType, part = '') => leavesOf(part ? `${name}.${part}` : name, one);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([part, one]) => inside(one, part));
    case 'array':
      return inside(def.element);
    case 'record':
      return inside(def.valueType);
    case 'union':
      return (def.options as z.ZodType[]).flatMap((one) => inside(one));
    case 'pipe': {
      const from = leavesOf(name, def.in);
      return from.some(([leaf]) => leaf !== name) || from.length !== 1 ? from : [[name, schema]];
    }
    case 'string':
      return [[name, schema]];
    default:
      return def.innerType ? inside(def.innerType) : [];
  }
}

const entries = [
  ...new Map(
    files
      .flatMap((file) => schemasOf(readFileSync(file, 'utf8')))
      .filter((name) => exported[name] instanceof z.ZodType)
      .flatMap((name) => leavesOf(name, exported[name] as z.ZodType)),
  ),
  ...settingsGroups.flatMap((group) => leavesOf(`settings.${group.code}`, settingsValues(group))),
];

/** Returns a field's result for a text: the cleaned text on one line, or the error. */
function outcome(schema: z.ZodType, text: string): string {
  const { success, data, error } = schema.safeParse(text);
  if (!success) return `refused: ${error.issues.map(({ message }) => message)}`;
  if (typeof data !== 'string') return JSON.stringify(data);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the signs nobody sees
  return /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u.test(data)
    ? `kept ${data}`
    : readLine(data);
}

const isForAddresses = ([, schema]: Leaf) =>
  schema.safeParse('lea@exemple.fr').success && !schema.safeParse('pas une adresse').success;

/** Returns the fields with another result for a pasted text than for the same text typed by hand. */
const treatedApart = (some: readonly Leaf[], rows: readonly { typed: string; meant: string }[]) =>
  some
    .filter(([name]) => !(name in AS_SENT))
    .flatMap(([name, schema]) =>
      rows
        .filter(({ typed, meant }) => outcome(schema, typed) !== outcome(schema, meant))
        .map(
          ({ typed, meant }) =>
            `${name}: ${JSON.stringify(typed)} is ${outcome(schema, typed)}, not ${outcome(schema, meant)}`,
        ),
    );

test('every form, query and file of the site is among the entries', () => {
  const unknown = files.flatMap((file) =>
    schemasOf(readFileSync(file, 'utf8')).filter(
      (name) => !(exported[name] instanceof z.ZodType) && !(name in exported) && !NO_ENTRIES.includes(name),
    ),
  );
  expect(unknown).toEqual([]);
  expect(entries.length).toBeGreaterThan(150);
  const names = entries.map(([name]) => name);
  for (const name of ['leadForm.firstName', 'leadBody.message', 'contractNoticeForm.contract', 'enteredLead.name'])
    expect(names).toContain(name);
});

test('every entry takes a pasted text as if it had been typed by hand, and keeps no sign that nobody sees', () => {
  expect(treatedApart(entries, pastedTexts)).toEqual([]);
});

test('every entry of an address takes it as it was copied', () => {
  const addresses = entries.filter(isForAddresses);
  expect(addresses.length).toBeGreaterThan(8);
  expect(treatedApart(addresses, copiedAddresses)).toEqual([]);
});

/** Texts with which every field is tested. */
const corpus: readonly string[] = [
  ...[pastedTexts, copiedAddresses, phones, moments, amounts, names, smtpReplies].flatMap((rows) =>
    rows.map(({ typed }) => typed),
  ),
  ...subscriberFiles.map(({ lines }) => lines.join('\r\n')),
];
/** Returns the letters and digits of a text, none of which a field may lose. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
/** Default messages of the schema library, which no person should read. */
const ENGLISH = /^(Invalid|Too |Unrecognized|Expected|Required)/;

/** Returns the fault of a field's result for one text; undefined if the result is correct. */
function faultOf([name, schema]: Leaf, typed: string): string | undefined {
  const { success, data, error } = schema.safeParse(typed);
  const fault = (words: string) => `${name}: ${JSON.stringify(typed)} ${words}`;
  if (!success) {
    const english = error.issues.find(({ message }) => ENGLISH.test(message));
    return english && fault(`is refused by « ${english.message} »`);
  }
  if (typeof data !== 'string') return undefined;
  const again = schema.safeParse(data);
  if (again.data !== data) return fault(`is another text when it is sent again: ${JSON.stringify(again.data)}`);
  if (!isForAddresses([name, schema]) && lettersOf(data.replace(/^https:\/\//, '')) !== lettersOf(readText(typed)))
    return fault(`is cut to ${JSON.stringify(data)}`);
  return undefined;
}

const FREE = entries.filter(([name]) => !(name in AS_SENT));
const OF_PEOPLE = FREE.filter(([name]) => !/^(settings|wordsFile|newAttachment)\b/.test(name));

test('every entry refuses each text of the corpus in French or keeps all its letters, the same at a second reading', () => {
  expect(corpus.length).toBeGreaterThan(250);
  expect(FREE.flatMap((entry) => corpus.flatMap((typed) => faultOf(entry, typed) ?? []))).toEqual([]);
});

test('a telephone number and a name stay what they are in every entry of people that takes them', () => {
  const changed = OF_PEOPLE.flatMap(([name, schema]) => [
    ...phones.flatMap(({ typed, meant }) => {
      const { data } = schema.safeParse(typed);
      if (typeof data !== 'string' || data === '') return [];
      const dialled = phonesIn(data).map((phone) => phone.dialled);
      return dialled.join() === meant.join() ? [] : [`${name}: ${typed} dials ${dialled}`];
    }),
    ...(/name/i.test(name)
      ? names
          .filter(({ typed }) => schema.safeParse('Léa').success && !schema.safeParse(typed).success)
          .map(({ typed }) => `${name} refuses ${typed}`)
      : []),
  ]);
  expect(changed).toEqual([]);
});

/** Reads the leads of a table; ambiguous dates are read in American order, as the owner of this table would choose. */
function leadsOf(table: TableFile) {
  const read = (order?: 'mdy') => leadsOfTable({ ...table, guarded: true }, { now: NOW, order });
  return (read().toAsk ? read('mdy') : read()).leads;
}

const NOW = new Date('2026-11-22T12:00:00Z');
/** Functions that read the lines of a table, by the module that opens such files. */
const IMPORTS: Record<string, (table: TableFile) => z.ZodSafeParseResult<unknown>[]> = {
  'bin/owner/importLeads.ts': (table) => leadsOf(table).map(({ lead }) => importedLead.safeParse(lead)),
  'components/admin/newsletter/importFile.ts': (table) => [
    importCheck.safeParse({
      rows: linesOf(table, { columns: guessColumns(table.titles), whole: { consent_at: '', source: '' } }).map(
        ({ number, verdict, ...row }) => row,
      ),
    }),
  ],
};

test.each(subscriberFiles)(
  'a file of $program is read by every import, and a request keeps all its cells',
  async (file) => {
    const table = await readCsv(fileBytes(file));
    for (const results of Object.values(IMPORTS).map((read) => read(table)))
      expect(results.flatMap(({ error }) => error?.issues ?? [])).toEqual([]);
    const stored = (IMPORTS['bin/owner/importLeads.ts']?.(table) ?? []).map(({ data }) =>
      lettersOf(JSON.stringify(data)),
    );
    for (const [index, { cells }] of table.rows.entries())
      for (const cell of cells.filter(
        (one) => one && !['dmy' as const, 'mdy' as const].some((order) => writtenMoment(one, { now: NOW, order })),
      ))
        expect(stored[index]).toContain(lettersOf(cell));
  },
);

test('every module that opens a table is among the imports', () => {
  const sources = globSync('{bin,components,server,database}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(sources.filter((file) => /\breadCsv\(/.test(readFileSync(file, 'utf8'))).sort()).toEqual(Object.keys(IMPORTS));
});

test('twin: an entry without the reader is found', () => {
  expect(treatedApart([['bare', z.string()]], pastedTexts).length).toBeGreaterThan(5);
  const cut = z.string().transform((text) => text.slice(0, 10));
  const again = z.string().transform((text) => `${text}!`);
  for (const schema of [cut, again, z.string().max(3)])
    expect(faultOf(['bare', schema], 'Lancement en mars')).toBeDefined();
});
