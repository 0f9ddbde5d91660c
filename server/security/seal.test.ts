import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];

test('a sealed text opens with this site’s key, for the same purpose and owner alone', () => {
  const seal = createSeal([newer]);
  const sealed = seal.close('code app', 'ada', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal.open('code app', 'ada', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal.open('code app', 'bob', sealed)).toBeUndefined();
  expect(seal.open('other', 'ada', sealed)).toBeUndefined();
  expect(createSeal([randomBytes(32)]).open('code app', 'ada', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64url').map((byte, index, { length }) =>
    index === length - 1 ? byte ^ 1 : byte,
  );
  for (const broken of ['', 'x', sealed.slice(0, 20), Buffer.from(changed).toString('base64url')])
    expect(seal.open('code app', 'ada', broken)).toBeUndefined();
});

test('what an older key closed still opens once a newer stands before it; the same text never looks the same', () => {
  const sealed = createSeal([older]).close('code app', 'ada', 'secret');
  expect(createSeal([newer, older]).open('code app', 'ada', sealed)).toBe('secret');
  expect(createSeal([newer]).close('a', 'b', 'c')).not.toBe(createSeal([newer]).close('a', 'b', 'c'));
});
