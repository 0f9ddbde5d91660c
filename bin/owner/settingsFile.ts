import { readFileSync } from 'node:fs';
import { metaOf } from '../../data/api/settings/field.ts';
import { settingsGroups } from '../../data/api/settings/groups.ts';
import { type SettingsFile, settingsFile } from '../../data/api/settings/settingsFile.ts';
import { readChangedSettings } from '../../database/settings/changedSettings.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../../server/http/problem.ts';
import { changeSettings } from '../../server/settled/changeSettings.ts';
import { shownValue } from '../../server/settled/settingValues.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

/** Under whose name an import stands in the history. */
const ACTOR = 'Ligne de commande';

/** What the owner changed, as the forms have it: what a later version of the source says differently stays its own. */
async function changedOf(connection: Connection): Promise<SettingsFile> {
  const subjects = await readChangedSettings(connection);
  const settings = settingsGroups.flatMap(({ code, fields }) => {
    const stored = subjects.get(code)?.fields ?? {};
    const names = Object.keys(fields).filter((name) => Object.hasOwn(stored, name));
    return names.length === 0
      ? []
      : [[code, Object.fromEntries(names.map((name) => [name, shownValue(name, stored[name])]))]];
  });
  return { format: 1, settings: Object.fromEntries(settings) };
}

/** `export-settings [FILE]`: on the standard output unless the shell sends it elsewhere. */
export const exportSettings: Command = ({ settings }) =>
  withStore(settings, async ({ connection }) => {
    say(JSON.stringify(await changedOf(connection), null, 2));
    return 0;
  });

/** @throws StartRefusal naming each field that is not as its form would take it. */
function readFile(name: string): SettingsFile {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    throw new StartRefusal([`${name} ne se lit pas : ${error instanceof Error ? error.message : error}.`]);
  }
  const parsed = settingsFile.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartRefusal(
    parsed.error.issues.map(({ path, message }) => `${path.slice(2).join('.') || name} : ${message}`),
  );
}

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};

/** `import-settings FILE [--dry-run]`: what changes, a line each; then it is saved as the desk saves, with the same way back. */
export const importSettings: Command = async ({ settings, operands }) => {
  const [name] = operands.filter((word) => !word.startsWith('--'));
  if (!name) throw new StartRefusal(['Donnez le fichier : npm run site -- import-settings FICHIER [--dry-run]']);
  const file = readFile(name);
  const dry = operands.includes('--dry-run');
  const at = new Date().toISOString();
  return withStore(settings, async ({ write }) => {
    const lines = await write((writer) => applyFile(writer, file, dry, at));
    for (const line of lines) say(line);
    if (lines.length === 0) say('Rien ne change : le site dit déjà ce que dit ce fichier.');
    else say(dry ? `${lines.length} champ(s) changeraient ; rien n’est écrit.` : `${lines.length} champ(s) changés.`);
    return 0;
  });
};

/** Writes the file's fields, or only says what they change. @returns a line for each field that changes. */
async function applyFile(writer: Connection, file: SettingsFile, dry: boolean, at: string): Promise<string[]> {
  const subjects = await readChangedSettings(writer);
  const lines: string[] = [];
  for (const group of settingsGroups) {
    const values = file.settings[group.code];
    if (!values) continue;
    const { fields, version } = subjects.get(group.code) ?? { fields: {}, version: 0 };
    for (const [name, value] of Object.entries(values)) {
      const now = shownValue(name, fields[name]);
      const schema = (group.fields as Record<string, Parameters<typeof metaOf>[0]>)[name];
      if (schema && JSON.stringify(now) !== JSON.stringify(value))
        lines.push(`${group.title}, ${metaOf(schema).label} : ${short(now)} → ${short(value)}`);
    }
    if (!dry) await save(writer, { group, version, values }, at);
  }
  return lines;
}

/** @throws StartRefusal where fields do not go together. */
async function save(writer: Connection, change: Parameters<typeof changeSettings>[1], at: string): Promise<void> {
  try {
    await changeSettings(writer, change, { actor: ACTOR, at });
  } catch (error) {
    if (error instanceof Problem) throw new StartRefusal([error.detail]);
    throw error;
  }
}
