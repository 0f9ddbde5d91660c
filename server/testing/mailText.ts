/** The parts of a mail as text, whatever their transfer encoding (RFC 2045, 6.7 and 6.8). */
export function mailText(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const encoded = raw.match(/(?:^[\w+/]{40,}={0,2}\r\n)+(?:[\w+/]*={0,2}\r\n)?/gm) ?? [];
  return [
    Buffer.from(bytes, 'latin1').toString(),
    ...encoded.map((part) => Buffer.from(part, 'base64').toString()),
  ].join('\n');
}
