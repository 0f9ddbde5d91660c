import type { LeadStored } from '../../data/api/answers.ts';
import type { SentLead } from '../../data/api/leadInput.ts';
import { callApi } from '../api.ts';
import { formContext } from './formContext.ts';

interface Hints {
  /** One per opened form: the same key stores one lead. */
  idempotencyKey: string;
  token: string;
  honeypot: string;
  opener: string;
}

/** Sends a quote request and answers its reference (`DEV-2026-0042`). Throws as `callApi` does. */
export async function sendQuote(body: SentLead, { idempotencyKey, ...hints }: Hints): Promise<string> {
  const headers = { 'Idempotency-Key': idempotencyKey, 'X-Form-Context': formContext(hints) };
  const { reference } = await callApi<LeadStored>('POST', '/api/leads', body, headers);
  return reference;
}
