import { createHash, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

interface AssertionInput {
  challenge: string;
  origin?: string;
  person?: 'verified' | 'present';
  counter?: number;
}

/**
 * A passkey as a phone holds it (ES256): the public part that a site stores, and signed responses to challenges
 * (https://www.w3.org/TR/webauthn-3/#sctn-op-get-assertion).
 */
export function authenticator(id = 'Y2xl') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' }: JsonWebKey = publicKey.export({ format: 'jwk' });
  // COSE_Key as CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    stored: { kind: 'passkey', id, secret: cose.toString('base64url'), counter: 0 } as const,
    assertion({ challenge, origin = 'https://site.test', person = 'verified', counter = 0 }: AssertionInput) {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const flags = person === 'verified' ? USER_PRESENT | USER_VERIFIED : USER_PRESENT;
      const count = Buffer.alloc(4);
      count.writeUInt32BE(counter);
      const data = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
