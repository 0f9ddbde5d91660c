import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write them: an address with a port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** Parses an address; an IPv4 address mapped into IPv6 becomes IPv4. Undefined if it is none. */
function read(written: string) {
  const [, bracketed, plain] = WITH_PORT.exec(written.trim()) ?? [];
  const address = bracketed ?? plain ?? written.trim();
  return isIP(address) !== 0 && ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** Network of an address: for IPv6 the /56, which one household or server owns; an IPv4 address is a network of its own. */
export function networkOf(address: string): string {
  const one = read(address);
  return one?.kind() === 'ipv6' ? one.toByteArray().slice(0, 7).join(':') : (one?.toString() ?? address);
}

/** Address of the client: `request.ip`, or the connection's own where that is no address. */
export const addressOf = ({ ip = '', socket }: Pick<Request, 'ip' | 'socket'>): string =>
  read(ip) ? ip : (socket.remoteAddress ?? '');

/** Network a request is counted against. */
export const networkOfClient = (request: Pick<Request, 'ip' | 'socket'>): string => networkOf(addressOf(request));

/** Shortens an address for the log: enough to recognise or ban a network, too little to identify a person. */
export function shortened(address: string): string {
  const one = read(address);
  if (!one) return 'unknown';
  const [separator, end] = one.kind() === 'ipv4' ? ['.', '.0/24'] : [':', '::/48'];
  return one.toNormalizedString().split(separator).slice(0, 3).join(separator) + end;
}

const NEAR = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Whether an address is local or private, and so of a reverse proxy, not of a visitor. */
export const isPrivate = (address: string): boolean => NEAR.has(read(address)?.range() ?? '');
