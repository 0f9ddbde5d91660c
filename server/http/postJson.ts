/** Failure of a call without an HTTP response: the reason in a word or a code. */
export class NoResponse extends Error {}

export interface PostedJson {
  status: number;
  headers: Headers;
  /** The beginning of the response's body. */
  text: string;
}

interface Options {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Time limit of the whole exchange in milliseconds, however slowly bytes arrive. */
  wholeMs?: number;
}

const WHOLE_MS = 10_000;
/** Most bytes read of a response. */
const MOST_BYTES = 16 * 1024;

/**
 * Posts JSON to an address of the owner's settings. Redirects are not followed.
 * @throws NoResponse when there is no response in time.
 */
export async function postJson(
  url: string,
  body: string,
  { headers = {}, signal, wholeMs = WHOLE_MS }: Options = {},
): Promise<PostedJson> {
  const limit = AbortSignal.any([AbortSignal.timeout(wholeMs), ...(signal ? [signal] : [])]);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      redirect: 'manual',
      signal: limit,
    });
    return { status: response.status, headers: response.headers, text: await beginningOf(response) };
  } catch (error) {
    if (limit.aborted) throw new NoResponse(signal?.aborted ? 'interrompu' : `pas de réponse en ${wholeMs / 1000} s`);
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    throw new NoResponse(cause?.code ?? cause?.message ?? message);
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Ends the loop at the limit, which cancels the rest of the body.
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
}
