import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isKey, KEY_BYTES, secretFile, writeKeys } from '../../database/file/secretFile.ts';
import { StartRefusal } from '../start/startRefusal.ts';

/**
 * The keys this site signs with, newest first: one is made at the first start and kept in the data directory, readable
 * by its owner alone. To change it, put a new line before the old one: what the old key signed stays good.
 * @throws StartRefusal for a file that holds anything else: another key in its place would break every link sent so far.
 */
export function readSecretKeys(dataDir: string): readonly Buffer[] {
  const file = secretFile(dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [makeKey(file)];
    throw new StartRefusal([`${file} ne peut pas être lu (${code}).`]);
  }
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '');
  const wrong = lines.findIndex((line) => line !== '' && !isKey(line));
  if (keys.length > 0 && wrong === -1) return keys.map((key) => Buffer.from(key, 'base64url'));
  const what = keys.length === 0 ? 'est vide' : `est mal écrit (ligne ${wrong + 1})`;
  throw new StartRefusal([
    `${file} ${what} : 43 caractères sont attendus par ligne. Remettez la copie gardée avec vos sauvegardes. À défaut seulement, supprimez ce fichier : une nouvelle clé sera créée et les liens des courriels déjà envoyés ne vaudront plus.`,
  ]);
}

function makeKey(file: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  writeKeys(file, [key.toString('base64url')]);
  return key;
}
