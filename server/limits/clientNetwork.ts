import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Request } from 'express';

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write them, are the address before the port. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** An IPv4 address written as IPv6 is that IPv4 address. */
const withoutMapping = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

const plain = (address: string): string => withoutMapping(withoutPort(address.trim()));

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** Whom an address belongs to: one household or server owns a whole IPv6 /56, an IPv4 address is one. */
export function networkOf(address: string): string {
  const one = plain(address);
  if (!isIPv6(one)) return one;
  const [a, b, c, d = '0'] = groupsOf(one);
  return `${a}:${b}:${c}:${d.padStart(4, '0').slice(0, 2)}`;
}

/** What a proxy wrote that is no address is nobody's: the connection's own stands in for it. */
export function addressOf({ ip = '', socket }: Pick<Request, 'ip' | 'socket'>): string {
  return isIP(plain(ip)) === 0 ? (socket.remoteAddress ?? '') : ip;
}

/** Whom a request is counted against. */
export const networkOfClient = (request: Pick<Request, 'ip' | 'socket'>): string => networkOf(addressOf(request));

/** An address as the log may hold it: enough to see or to ban a source, too little to name a person. */
export function shortened(address: string): string {
  const one = plain(address);
  if (isIPv4(one)) return one.replace(/\.\d+$/, '.0/24');
  return isIPv6(one) ? `${groupsOf(one).slice(0, 3).join(':')}::/48` : 'unknown';
}

const PRIVATE_V4 = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[789]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_V6 = /^(::1$|f[cd]|fe[89ab])/i;

/** Whether an address is this machine's or its own network's: where a reverse proxy stands, and no visitor. */
export function isPrivate(address: string): boolean {
  const one = plain(address);
  return isIPv6(one) ? PRIVATE_V6.test(one) : PRIVATE_V4.test(one);
}
