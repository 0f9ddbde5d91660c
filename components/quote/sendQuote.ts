import type { LeadFormField, SentLead } from '../../data/api/leadInput.ts';
import type { LeadStored } from '../../data/api/responses.ts';
import { codesOf } from '../../data/choices.ts';
import { readAddress, readLine } from '../../data/entry/readText.ts';
import { answerOf, answersOfForm, eachField } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { utmParameters } from '../../data/leads/limits.ts';
import type { OrderChoice } from '../../data/offer/orderFigures.ts';
import type { FieldError } from '../../data/problem.ts';
import { callApi } from '../api.ts';
import type { SelectedService } from './openQuote.ts';

/**
 * Values of the form's fields (docs/product/specification.md § 3), and the call times, `moments`, which are sent at the beginning of the
 * description.
 */
export type QuoteDraft = Record<LeadFormField | 'moments', string>;

export const emptyDraft: QuoteDraft = {
  ...{ firstName: '', lastName: '', email: '', company: '', service: '', moments: '' },
  ...eachField((name) => answerOf(name).initial ?? ''),
};

const withMoments = ({ moments, ...draft }: QuoteDraft) =>
  moments.trim()
    ? { ...draft, projectDescription: `Moments pour un appel : ${readLine(moments)}\n\n${draft.projectDescription}` }
    : draft;

/** Body of a lead from a filled form. */
export const leadBody = (draft: QuoteDraft, selected?: SelectedService): SentLead => ({
  name: readLine(`${draft.firstName} ${draft.lastName}`),
  email: readAddress(draft.email),
  company: readLine(draft.company),
  service: selected?.text ?? draft.service,
  message: messageOf(answersOfForm(withMoments(draft))) ?? '',
});

/** Returns the chosen values from which price and delay follow. */
export const choiceOf = ({ service, timeline }: QuoteDraft, selected?: SelectedService): OrderChoice =>
  selected ? { code: selected.code, title: selected.title, timeline } : { code: service, timeline };

/** Form field for each field of the API whose name differs. */
const FIELDS: Partial<Record<string, LeadFormField>> = { name: 'lastName', message: 'projectDescription' };

/** Renames the fields in the server's errors to the names of the form's fields. */
export const formRefusals = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, detail }) => ({ field: FIELDS[field] ?? field, detail }));

const UTM = codesOf(utmParameters);

/** Returns the host of the page from which the visitor came; empty unless it is another site. */
function referrerHost(): string {
  const [, host = ''] = /^[a-z-]+:\/\/([^/]+)/.exec(document.referrer) ?? [];
  return host === location.host ? '' : host;
}

/**
 * Returns the `X-Form-Context` header of a request (ASCII JSON): page path, referrer and campaign beside the given values. Nothing of it was
 * written to the visitor's device.
 */
function formContext(extra: { token: string; honeypot: string; opener: string; firstName: string }): string {
  const query = new URLSearchParams(location.search);
  const utm = Object.fromEntries(
    UTM.flatMap((name) => (query.has(name) ? [[name, query.get(name)?.slice(0, 100)]] : [])),
  );
  const context = {
    ...extra,
    formPage: location.pathname,
    firstPage: location.pathname,
    referrerHost: referrerHost(),
    utm,
  };
  return JSON.stringify(context).replace(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

interface Hints {
  /** Idempotency key of an opened form: posts with the same key are stored as one lead. */
  idempotencyKey: string;
  token: string;
  honeypot: string;
  opener: string;
  /** First name as typed; the whole name contains it too. */
  firstName: string;
}

/** Sends a quote request, and returns its reference (`DEV-2026-0042`). Throws the errors of `callApi`. */
export async function sendQuote(body: SentLead, { idempotencyKey, ...hints }: Hints): Promise<string> {
  const headers = { 'Idempotency-Key': idempotencyKey, 'X-Form-Context': formContext(hints) };
  const { reference } = await callApi<LeadStored>('POST', '/api/leads', body, headers);
  return reference;
}
