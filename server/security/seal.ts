import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets in the database, against a thief of the database alone. */
export interface Seal {
  /** A text only this site's key opens, and only for the same purpose and owner: moved to another row it is nothing. */
  close(purpose: string, owner: string, text: string): string;
  /** The text, or undefined when none of the keys opens it. */
  open(purpose: string, owner: string, sealed: string): string | undefined;
}

/** @param keys newest first: the newest closes, each opens. */
export function createSeal(keys: readonly Buffer[]): Seal {
  const keyFor = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `seal\n${purpose}`, 32));
  return {
    close(purpose, owner, text) {
      const [newest] = keys;
      if (!newest) throw new Error('no key to seal with');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor(newest, purpose), nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(purpose, owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      for (const key of keys) {
        try {
          const opener = createDecipheriv(CIPHER, keyFor(key, purpose), nonce, { authTagLength: TAG_BYTES });
          opener.setAAD(Buffer.from(owner)).setAuthTag(tag);
          return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
        } catch {
          // Sealed with another key, or for another context.
        }
      }
      return undefined;
    },
  };
}
