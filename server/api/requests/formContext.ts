import type { Request } from 'express';
import { z } from 'zod';
import { codesOf } from '../../../data/choices.ts';
import { HONEYPOT_FIELD, utmParameters } from '../../../data/leads/formContext.ts';
import { isFormPost } from './body.ts';

const short = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, max),
    )
    .optional()
    .catch(undefined);

const schema = z.object({
  token: short(100),
  honeypot: short(200),
  firstPage: short(300),
  formPage: short(300),
  opener: short(200),
  referrerHost: short(253),
  utm: z
    .partialRecord(z.enum(codesOf(utmParameters)), short(100))
    .optional()
    .catch(undefined),
});

/** What a page says beside a lead's five fields: all of it hints, none of it needed. */
export type FormContext = z.output<typeof schema> & { idempotencyKey: string | null };

const NONE: FormContext = { ...schema.parse({}), idempotencyKey: null };

/** From the headers of a call, or from the fields of a form post. Anything unreadable is as if it were not there. */
export function formContext(request: Request): FormContext {
  if (isFormPost(request)) {
    const fields = request.body as Record<string, unknown>;
    const context = schema.safeParse({ ...fields, honeypot: fields[HONEYPOT_FIELD] }).data ?? NONE;
    return { ...context, idempotencyKey: usableKey(fields.idempotencyKey) };
  }
  const context = schema.safeParse(fromJson(request.get('x-form-context'))).data ?? NONE;
  return { ...context, idempotencyKey: usableKey(request.get('idempotency-key')) };
}

const usableKey = (key: unknown): string | null =>
  typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;

function fromJson(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
