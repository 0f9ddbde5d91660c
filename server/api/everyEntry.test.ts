import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsGroups, settingsValues } from '../../data/api/settings/groups.ts';
import { readLine } from '../../data/entry/readText.ts';
import { copiedAddresses } from '../../data/testing/real/addresses.ts';
import { pastedTexts } from '../../data/testing/real/pastedTexts.ts';

/** Entries that no person types into, or that mean every sign of theirs; each with its reason. */
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
/** Names in a schema's call other than entries. */
const NO_ENTRIES = ['schema', 'tokenBody', 'value', 'JSON'];

const files = [...globSync('server/**/*.ts'), ...globSync('bin/**/*.ts')].filter((file) => !/test|start\//.test(file));
const modules = await Promise.all(
  globSync('data/api/**/*.ts').map((file) => import(/* @vite-ignore */ path.resolve(file)) as Promise<object>),
);
const exported = Object.assign({}, ...modules) as Record<string, unknown>;

/** The schemas that a source file reads something with, by name. */
function schemasOf(source: string): string[] {
  const read = [...source.matchAll(/\bparse(?:Query)?\(([^;{]*?),\s*(?:request|\{)/g)].map(([, schema = '']) => schema);
  const own = [...source.matchAll(/\b(\w+)\.safeParse\(/g)].map(([, name = '']) => name);
  return [...read, ...own].flatMap((said) => said.match(/[A-Za-z]\w+/g)?.filter((name) => name in exported) ?? [said]);
}

type Leaf = readonly [name: string, schema: z.ZodType];

/** The texts of a schema, each with all that is made of it. */
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

/** Result of an entry for a text: the text as one line, or the sentence that refuses it. */
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

/** The entries that treat what was pasted differently from the same, typed by hand. */
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

test('twin: an entry without the reader is seen', () => {
  expect(treatedApart([['bare', z.string()]], pastedTexts).length).toBeGreaterThan(5);
});
