import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text for one purpose with the newest key; the signature is invalid for any other purpose. */
export const sign = ([newest]: readonly Buffer[], purpose: string, text: string): string => {
  if (!newest) throw new Error('no key to sign with');
  return createHmac('sha256', newest).update(`${purpose}\n${text}`).digest('base64url');
};

/** Whether a given secret is the expected one; compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  // Compared as bytes: equal numbers of characters may be different numbers of bytes.
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether one of the keys made a signature; compares in constant time. */
export const signatureFits = (keys: readonly Buffer[], purpose: string, text: string, signature: string): boolean =>
  keys.some((key) => isSameText(signature, sign([key], purpose, text)));

export interface FormToken {
  /** A signed statement of when a form was shown: `milliseconds.signature`. */
  issue(): string;
  /** Milliseconds for which the form of a token has been shown; `forged` for a token this site did not sign. */
  shownFor(token: string): number | 'forged';
}

/** Proves how long a form was open without storing anything about its visitor. */
export function createFormToken(keys: readonly Buffer[], now: () => Date): FormToken {
  return {
    issue() {
      const time = String(now().getTime());
      return `${time}.${sign(keys, 'form', time)}`;
    },
    shownFor(token) {
      const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      return time !== '' && signatureFits(keys, 'form', time, signature) ? now().getTime() - Number(time) : 'forged';
    },
  };
}

const PURPOSE = 'article-preview';
/** Lifetime, long enough for a reviewer to read the article. */
const LIFE_MS = 7 * 86_400_000;

export interface PreviewLinks {
  /** Makes the token in the address of a preview: `article.end.signature`. Nothing of it is stored. */
  issue(article: number): { token: string; expiresAt: Date };
  /** Article that a token shows; undefined when this site did not sign the token, or when it has expired. */
  read(token: string): number | undefined;
}

/** Links that show an article before its publication. */
export function createPreviewLinks(keys: readonly Buffer[], now: () => Date): PreviewLinks {
  return {
    issue(article) {
      const expiresAt = new Date(now().getTime() + LIFE_MS);
      const payload = `${article}.${expiresAt.getTime()}`;
      return { token: `${payload}.${sign(keys, PURPOSE, payload)}`, expiresAt };
    },
    read(token) {
      const [, article = '', end = '', signature = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      if (article === '' || !signatureFits(keys, PURPOSE, `${article}.${end}`, signature)) return undefined;
      return Number(end) > now().getTime() ? Number(article) : undefined;
    },
  };
}

type Purpose = 'confirm' | 'unsubscribe';
type Subject = { id: number; token_nonce: string };

export interface SubscriberLinks {
  /** The token a mail's link carries: `id.signature`. Nothing of it is stored. */
  token(purpose: Purpose, subscriber: Subject): string;
  /** The subscriber's id a token claims, still to be checked with `fits`. */
  idOf(token: string): number | undefined;
  fits(purpose: Purpose, token: string, subscriber: Subject): boolean;
}

/**
 * Signs links of newsletter mails. The confirmation is signed over the subscriber's nonce, which changes at each new subscription, so that
 * an old link cannot subscribe them again; unsubscribing over the id alone, so that the link of any letter works for ever.
 */
export function createSubscriberLinks(keys: readonly Buffer[]): SubscriberLinks {
  const signed = (purpose: Purpose, { id, token_nonce }: Subject) =>
    purpose === 'confirm' ? `${id}.${token_nonce}` : String(id);
  return {
    token: (purpose, subscriber) => `${subscriber.id}.${sign(keys, purpose, signed(purpose, subscriber))}`,
    idOf(token) {
      const [, id] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
      return id === undefined ? undefined : Number(id);
    },
    fits: (purpose, token, subscriber) =>
      signatureFits(keys, purpose, signed(purpose, subscriber), token.slice(token.indexOf('.') + 1)),
  };
}

export interface QuoteLinks {
  /** Makes the token of a quote's link: 256 bits derived from its nonce with the newest key. */
  token(quote: { id: number; nonce: string }): string;
  /** Token of a quote that was sent, whichever key was the newest at that time; undefined once the site no longer has that key. */
  known(
    quote: { id: number; nonce: string; token_hash: string | null },
    hash: (token: string) => string,
  ): string | undefined;
}

/**
 * Makes the links of quotes. The database holds only a token's hash, so that a stolen file opens no quote; a later mail derives the same
 * link again.
 */
export function createQuoteLinks(keys: readonly Buffer[]): QuoteLinks {
  const under = (key: Buffer[], { id, nonce }: { id: number; nonce: string }) => sign(key, 'quote', `${id}.${nonce}`);
  return {
    token: (quote) => under([...keys], quote),
    known: (quote, hash) => keys.map((key) => under([key], quote)).find((token) => hash(token) === quote.token_hash),
  };
}
