/**
 * A call that was not answered with success: `status: body text, or status text when empty`
 * (docs/product/specification.md § 8).
 */
export class ApiError extends Error {
  readonly status: number;
  /** What a person reads: the problem's French `detail` where there is one (docs/product/contract.md, HTTP). */
  readonly detail: string;
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.detail = detailOf(body) ?? this.message;
    this.retryAfter = Number(retryAfter) || undefined;
  }
}

function detailOf(body: string): string | undefined {
  try {
    const problem: unknown = JSON.parse(body);
    if (problem && typeof problem === 'object' && 'detail' in problem && typeof problem.detail === 'string')
      return problem.detail;
  } catch {}
  return undefined;
}

/**
 * Calls the site's API with cookies and reads JSON; a `Blob` is sent as the bytes it is, anything else as JSON. Throws `ApiError` on any answer but success, and `TypeError` when
 * the network fails, as `fetch` does.
 */
export async function callApi<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && {
        'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
      }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text, response.headers.get('retry-after'));
  return (text ? JSON.parse(text) : undefined) as Answer;
}
