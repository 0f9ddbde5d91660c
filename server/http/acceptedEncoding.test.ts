import { expect, test } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['BR; Q=0.000, GZIP;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that says « %s » gets %s', (header, expected) =>
  expect(acceptedEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected),
);

test('a copy that is not there is not promised', () =>
  expect(acceptedEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip'));
