import { sign, signatureFits } from './sign.ts';

export interface FormToken {
  /** A signed statement of when a form was shown: `milliseconds.signature`. */
  issue(): string;
  /** The time a token states, or undefined when it was not made here. */
  read(token: string): Date | undefined;
}

/** Says how long a form was open without storing anything about who opened it. */
export function createFormToken(keys: readonly Buffer[], now: () => Date): FormToken {
  return {
    issue() {
      const time = String(now().getTime());
      return `${time}.${sign(keys, 'form', time)}`;
    },
    read(token) {
      const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      return time !== '' && signatureFits(keys, 'form', time, signature) ? new Date(Number(time)) : undefined;
    },
  };
}
