import type { WordsFile } from '../../../data/api/settings/wordsFile.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem } from '../../../server/http/problem.ts';
import { changeSettings, groupOf } from '../../../server/siteContent/changeSettings.ts';
import { groupsNow } from '../../../server/siteContent/settingsAnswer.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';
import { takeArticles, takeCards } from './takeArticles.ts';
import { takePictures } from './takePictures.ts';

/** How words are taken over: under whose name and when, and where the files of the pictures are that came with them. */
export interface Taking {
  actor: string;
  at: string;
  files: string;
  /** Whether other machines read the same database: the bytes of pictures are then in it too. */
  isShared: boolean;
}

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};

/** @returns a line for each field that changes. @throws StartRefusal where fields do not go together. */
async function takeSettings(
  writer: Connection,
  settings: WordsFile['settings'],
  { actor, at }: Taking,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { code, title, version, fields } of (await groupsNow(writer)).groups) {
    const [values, group] = [settings[code], groupOf(code)];
    if (!values || !group) continue;
    for (const { name, label, value: now } of fields)
      if (values[name] !== undefined && JSON.stringify(now) !== JSON.stringify(values[name]))
        lines.push(`${title}, ${label} : ${short(now)} → ${short(values[name])}`);
    try {
      await changeSettings(writer, { group, version, values }, { actor, at });
    } catch (error) {
      throw error instanceof Problem ? new StartRefusal([error.detail]) : error;
    }
  }
  return lines;
}

/** Writes what the file says, as the desk would have, with the same way back. @returns a line for each thing that changes. */
export async function takeWords(writer: Connection, words: WordsFile, taking: Taking): Promise<string[]> {
  return [
    // Before what shows them.
    ...(await takePictures(writer, words.pictures, taking)),
    ...(await takeSettings(writer, words.settings, taking)),
    ...(await takeArticles(writer, words.articles, taking)),
    ...(await takeCards(writer, words.cards, taking)),
  ];
}
