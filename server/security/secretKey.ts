import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isKey, KEY_BYTES, secretFile, writeKeys } from '../../database/file/secretFile.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { WriteQueue } from '../../database/store.ts';
import { StartRefusal } from '../start/startRefusal.ts';
import { sign, signatureFits } from './sign.ts';

interface Options {
  dataDir: string;
  /** From the environment, newest first. */
  given?: readonly string[];
  /** Where other processes share the work: a key made here would be known to none of them. */
  shared?: boolean;
}

/**
 * The keys this site signs with, newest first: those given, then those of the data directory. Without any, one is made at
 * the first start. They are kept in the data directory, readable by its owner alone, and so are part of its backups. To
 * change the key, put a new one before the old one: what the old key signed stays good.
 * @throws StartRefusal for a file that holds anything else: another key in its place would break every link sent so far.
 */
export function readSecretKeys({ dataDir, given = [], shared = false }: Options): readonly Buffer[] {
  const file = secretFile(dataDir);
  const kept = readKeys(file);
  const known = [...new Set([...given, ...kept])];
  if (known.length === 0 && shared) throw new StartRefusal([NO_SHARED_KEY]);
  const keys = known.length > 0 ? known : [randomBytes(KEY_BYTES).toString('base64url')];
  if (keys.join() !== kept.join()) writeKeys(file, keys);
  return keys.map((key) => Buffer.from(key, 'base64url'));
}

const NO_SHARED_KEY =
  'SECRET_KEY : nécessaire avec DATABASE_URL, la même pour tous les processus du site, faute de quoi chacun aurait la sienne. Faites-en une avec « node -p "crypto.randomBytes(32).toString(\'base64url\')" » ; le site qui passe de SQLite à PostgreSQL garde celle de son fichier secret.key.';

function readKeys(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new StartRefusal([`${file} ne peut pas être lu (${code}).`]);
  }
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '');
  const wrong = lines.findIndex((line) => line !== '' && !isKey(line));
  if (keys.length > 0 && wrong === -1) return keys;
  const what = keys.length === 0 ? 'est vide' : `est mal écrit (ligne ${wrong + 1})`;
  throw new StartRefusal([
    `${file} ${what} : 43 caractères sont attendus par ligne. Remettez la copie gardée avec vos sauvegardes. À défaut seulement, supprimez ce fichier : une nouvelle clé sera créée et les liens des courriels déjà envoyés ne vaudront plus.`,
  ]);
}

const NAME = 'secret-key';
const SIGNED = ['site', 'key of this site'] as const;

/**
 * Leaves in the database what the newest key makes of a known text, by which a key is recognised and not found. Where several
 * processes share it, one that knows none of the keys the last one began with would take their sessions and forms for forged,
 * and open nothing that is sealed.
 * @throws StartRefusal for such a process; nothing is written then.
 */
export const assertSameKeys = (queue: WriteQueue, keys: readonly Buffer[], users: 'one' | 'several'): Promise<void> =>
  queue.write(async (writer) => {
    const left = await readSetting(writer, NAME);
    if (users === 'several' && left !== undefined && !signatureFits(keys, ...SIGNED, left))
      throw new StartRefusal([OTHER_KEY]);
    const mine = sign(keys, ...SIGNED);
    if (left !== mine) await writeSetting(writer, NAME, mine);
  });

const OTHER_KEY =
  'SECRET_KEY : ce n’est pas la clé avec laquelle ce site a travaillé jusqu’ici sur cette base. Donnez la même à tous les processus (une autre se met devant l’ancienne, « nouvelle,ancienne » ; après un déplacement, celle du fichier secret.key). Si l’ancienne est perdue : docs/self-hosting.md, « Several processes ».';
