import { expect, test } from 'vitest';
import { isPrivate, networkOf, shortened } from './limitBy.ts';

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['[2001:db8:1:2ff::1]:4711', '2001:db8:1:200::'],
  ['2001:0db8:1:2ab::1', '2001:db8:1:200:ffff::'],
])('%s is the client of %s', (one, other) => expect(networkOf(one)).toBe(networkOf(other)));

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:100::1', '2001:db8:1:200::1'],
])('twin: %s is not the client of %s', (one, other) => expect(networkOf(one)).not.toBe(networkOf(other)));

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:4711', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['whatever a proxy wrote', 'unknown'],
])('the log calls %s %s', (address, short) => expect(shortened(address)).toBe(short));

test.each(['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.1.2.3', 'fd00::1', '192.168.1.4:80'])(
  '%s may be a proxy of ours',
  (address) => expect(isPrivate(address)).toBe(true),
);

test.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', '11.0.0.1'])('%s is a visitor', (address) =>
  expect(isPrivate(address)).toBe(false),
);
