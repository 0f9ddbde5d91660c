import { isIP } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import { Problem } from '../http/problem.ts';
import { sessionOf } from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import type { CountedLimit, Sum } from './counts.ts';
import { limits } from './limits.ts';

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write them, are the address before the port. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/** An IPv4 address written as IPv6 is that IPv4 address; undefined where what is written is none. */
function read(written: string) {
  const [, bracketed, plain] = WITH_PORT.exec(written.trim()) ?? [];
  const address = bracketed ?? plain ?? written.trim();
  return isIP(address) !== 0 && ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** Whom an address belongs to: one household or server owns a whole IPv6 /56, an IPv4 address is one. */
export function networkOf(address: string): string {
  const one = read(address);
  return one?.kind() === 'ipv6' ? one.toByteArray().slice(0, 7).join(':') : (one?.toString() ?? address);
}

/** Where a proxy's header is no address, the connection's own is used. */
export const addressOf = ({ ip = '', socket }: Pick<Request, 'ip' | 'socket'>): string =>
  read(ip) ? ip : (socket.remoteAddress ?? '');

/** Whom a request is counted against. */
export const networkOfClient = (request: Pick<Request, 'ip' | 'socket'>): string => networkOf(addressOf(request));

/** An address as the log may hold it: enough to see or to ban a source, too little to name a person. */
export function shortened(address: string): string {
  const one = read(address);
  if (!one) return 'unknown';
  const [separator, end] = one.kind() === 'ipv4' ? ['.', '.0/24'] : [':', '::/48'];
  return one.toNormalizedString().split(separator).slice(0, 3).join(separator) + end;
}

const NEAR = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Whether an address is this machine's or its own network's: where a reverse proxy stands, and no visitor. */
export const isPrivate = (address: string): boolean => NEAR.has(read(address)?.range() ?? '');

/** 429, and when to come back. */
export const tooMany = (detail: string, { until }: Pick<Sum, 'until'>, now: Date): Problem =>
  new Problem(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))) },
  });

/**
 * Counts a call against a limit of the table; beyond it, 429. It says which limit it is, for the test of every route.
 * @param refuse `later`: left to the write, which still answers a form that is stored already (`publicWrites.ts`)
 */
export function limitBy(
  { counts, now }: Pick<Services, 'counts' | 'now'>,
  code: CountedLimit,
  refuse: 'now' | 'later' = 'now',
): RequestHandler {
  const handler: RequestHandler = async (request, response, next) => {
    const isAccount = limits[code].who === 'account';
    const sum = await counts.add(code, isAccount ? sessionOf(response).username : networkOfClient(request));
    if (!sum.isOver) return next();
    const problem = tooMany('Trop de demandes en peu de temps. Patientez une minute, puis réessayez.', sum, now());
    if (refuse === 'now') return next(problem);
    response.locals.beyond = problem;
    next();
  };
  return Object.assign(handler, { limit: code });
}

/** Fires when the connection ends before the answer. */
export function whenGone(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort(new Problem(408, 'La connexion a été interrompue.')));
  return hungUp.signal;
}

/** Visits in a row, and kinds of browser among them, that are not one person's. */
const MANY = 50;
const SEVERAL = 5;

/** Notices that the last visitors all have one address: a proxy that says nothing of them stands before the site. */
export function watchForOneAddress({ notices }: Pick<Services, 'notices'>): (network: string, browser: string) => void {
  let last = { network: '', visits: 0, browsers: new Set<string>() };
  return (network, browser) => {
    if (network !== last.network) last = { network, visits: 0, browsers: new Set() };
    last.visits += 1;
    if (last.browsers.size < SEVERAL) last.browsers.add(browser.slice(0, 300));
    if (last.visits >= MANY && last.browsers.size === SEVERAL) notices.note('one-address');
  };
}
