import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isKey, KEY_BYTES, secretFile, writeKeys } from '../../database/file/secretFile.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { WriteQueue } from '../../database/store.ts';
import { StartRefusal } from '../start/startRefusal.ts';
import { sign, signatureFits } from './sign.ts';

interface Options {
  dataDir: string;
  /** Keys given by the environment, newest first. */
  given?: readonly string[];
  /** Whether other processes share the database: they would not know a key made by this process. */
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
 * Stores a value derived from the newest key, which identifies the key without revealing it. A process without a former key would take
 * valid sessions and forms for forged, and decrypt nothing.
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

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets in the database, against a thief of the database alone. */
export interface Cipher {
  /** Encrypts a text for one purpose and one owner: it cannot be decrypted for another. */
  encrypt(purpose: string, owner: string, text: string): string;
  /** Decrypts a text; undefined when none of the keys decrypts it. */
  decrypt(purpose: string, owner: string, encrypted: string): string | undefined;
}

/** @param keys newest first: the newest encrypts, each decrypts. */
export function createCipher(keys: readonly Buffer[]): Cipher {
  // The word `seal` is part of the derived key: were it changed, no stored secret could be decrypted.
  const keyFor = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `seal\n${purpose}`, 32));
  return {
    encrypt(purpose, owner, text) {
      const [newest] = keys;
      if (!newest) throw new Error('no key to encrypt with');
      const nonce = randomBytes(NONCE_BYTES);
      const encryption = createCipheriv(CIPHER, keyFor(newest, purpose), nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
      return Buffer.concat([nonce, encryption.getAuthTag(), hidden]).toString('base64url');
    },
    decrypt(purpose, owner, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      for (const key of keys) {
        try {
          const opener = createDecipheriv(CIPHER, keyFor(key, purpose), nonce, { authTagLength: TAG_BYTES });
          opener.setAAD(Buffer.from(owner)).setAuthTag(tag);
          return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
        } catch {
          // Encrypted with another key, or for another purpose or owner: tries the next key.
        }
      }
      return undefined;
    },
  };
}
