import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileFolder } from '../../database/leads/correspondence.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { sha256 } from './sha256.ts';

/** Returns the folder of `--files=FOLDER`, which holds the attachments of a file of requests; undefined if the option is absent. */
export function fileFolder(operands: readonly string[]): FileFolder | undefined {
  const [, folder] = operands.map((word) => /^--files=(.+)$/.exec(word)).find(Boolean) ?? [];
  if (folder === undefined) return undefined;
  return {
    put(content) {
      const name = sha256(content);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), content);
      return name;
    },
    get(name) {
      const file = path.join(folder, name);
      const content = readOrRefuse(file);
      if (sha256(content) !== name) throw new StartRefusal([`${file} a changé depuis l’export. Rien n’est importé.`]);
      return content;
    },
  };
}

function readOrRefuse(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StartRefusal([`${file} manque. Rien n’est importé.`]);
  }
}
