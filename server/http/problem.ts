import { STATUS_CODES } from 'node:http';
import type { Response } from 'express';
import type { FieldError, FormError, ProblemBody, ProblemCode } from '../../data/problem.ts';
import { requestIdOf } from './requestLog.ts';

/** An answer that is not success, as RFC 9457 describes it; `detail` is what the visitor reads, in French. */
export class Problem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What the page of a form posted without script is told, where the status alone does not say it. */
  readonly formError: FormError | undefined;
  readonly code: ProblemCode | undefined;

  constructor(
    status: number,
    detail: string,
    {
      errors,
      headers = {},
      formError,
      code,
    }: {
      errors?: readonly FieldError[];
      headers?: Record<string, string>;
      formError?: FormError;
      code?: ProblemCode;
    } = {},
  ) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.headers = headers;
    this.formError = formError;
    this.code = code;
  }
}

/** Sends a problem. `instance` is the request's id: what the visitor can quote and the log can be searched for. */
export function sendProblem(response: Response, problem: Problem): void {
  const { status, detail, errors, headers, code } = problem;
  const id = requestIdOf(response);
  response
    .status(status)
    .set(headers)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        detail,
        ...(id && { instance: `urn:uuid:${id}` }),
        ...(errors && { errors }),
        ...(code && { code }),
      } satisfies ProblemBody),
    );
}
