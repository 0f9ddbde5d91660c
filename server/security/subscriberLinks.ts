import { sign, signatureFits } from './sign.ts';

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
 * Confirming is signed over the subscriber's nonce, which changes when they come back: an old link cannot subscribe
 * them again. Leaving is signed over the id alone: the link of any letter ever sent works for ever.
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
