/**
 * Error for a call without a successful response. Message: `status: body text`, or the status text if the body is empty
 * (docs/product/specification.md § 8).
 */
export class ApiError extends Error {
  readonly status: number;
  /** Message for a person: the French `detail` of the response, if it has one (docs/product/contract.md, HTTP). */
  readonly detail: string;
  /** Code for programs, where the status alone does not tell the case. */
  readonly code: unknown;
  /** Errors of each field, in French. */
  readonly errors: readonly { field: string; detail: string }[];
  /** Seconds to wait before the next try, where the response contains it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const { detail, code, errors } = problemIn(body);
    this.detail = `${detail ?? this.message}`;
    this.code = code;
    this.errors = errors ?? [];
    this.retryAfter = Number(retryAfter) || undefined;
  }
}

function problemIn(body: string): { detail?: unknown; code?: unknown; errors?: ApiError['errors'] } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/**
 * Calls the site's API with cookies, and parses the JSON response. A body is sent as JSON; a `Blob` is sent as it is, with the type in
 * `headers`.
 * @throws ApiError on any status but success, and `TypeError` when the network fails, as `fetch` does.
 */
export async function callApi<Result>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text, response.headers.get('retry-after'));
  return (text ? JSON.parse(text) : undefined) as Result;
}
