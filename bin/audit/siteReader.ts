interface Answer {
  status: number;
  /** Media type, without parameters. */
  type: string;
  body: Buffer;
}

/** Reads a path of the site. */
export type Read = (path: string) => Promise<Answer>;

/** Reads each path of a running site once. Redirects are answers, not followed. */
export function siteReader(origin: string): Read {
  const known = new Map<string, Promise<Answer>>();
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
  };
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

/** Where an address of a page leads on this site, or undefined when it leaves it. `base` is the public address. */
export function localTarget(
  address: string,
  from: string,
  base: string,
): { path: string; fragment: string } | undefined {
  if (!URL.canParse(address, base + from)) return undefined;
  const url = new URL(address, base + from);
  if (url.origin !== base) return undefined;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}
