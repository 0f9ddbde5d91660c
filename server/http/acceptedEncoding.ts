export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best encoding a client takes of those there are, in the order given; `q=0` is a refusal, a list that names neither
 * takes none (RFC 9110 § 12.5.3).
 */
export function acceptedEncoding(header: string | string[] | undefined, there: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1)));
  }
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return there.find((name) => name !== 'identity' && takes(name)) ?? 'identity';
}
