import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Encrypter, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { type CopyWorld, copyWorld, openedCopy } from '../testing/copyWorld.ts';
import { lead } from '../testing/siteUnderTest.ts';
import { writeTar } from './tar.ts';

const S3_ONLY = { BACKUP_DIRECTORY: '' };
const post = ({ site }: CopyWorld) => site.api.post('/api/leads').send(lead());
const lastStored = ({ store }: CopyWorld) =>
  [...store.objects].toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1) ?? (['', Buffer.alloc(0)] as const);

describe('where a copy comes from', () => {
  /** A copy with other files, encrypted to the owner's public key as anybody can do. */
  const packed = async (world: CopyWorld, entries: { name: string; content: Buffer | { file: string } }[]) =>
    encrypted(world, await buffer(writeTar(entries.map((entry) => ({ ...entry, modified: new Date() })))));
  const encrypted = async ({ identity }: CopyWorld, tar: Buffer) => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    return Buffer.from(await encrypter.encrypt(gzipSync(tar)));
  };

  test('is signed: somebody else’s database, with no signature or one of another, is refused as not this site’s', async () => {
    const world = await copyWorld(S3_ONLY);
    await post(world);
    await world.pass(0);
    const [name, bytes] = lastStored(world);
    const { database } = await openedCopy([name, bytes], world.identity);
    const theirs = { name: path.basename(database), content: { file: database } };
    const signature = { name: 'signature.txt', content: Buffer.from('0'.repeat(64)) };
    for (const entries of [[theirs], [theirs, signature]])
      await expect(openedCopy([name, await packed(world, entries)], world.identity)).rejects.toThrow(
        'pas signée par ce site',
      );
    for (const foreign of ['../cle.txt', 'media/../../cle.txt', 'lisez-moi.txt'])
      await expect(
        openedCopy([name, await packed(world, [{ name: foreign, content: Buffer.from('x') }])], world.identity),
      ).rejects.toThrow('fichier étranger');
  });

  test('is not unpacked past the room on the disk, which no signature has vouched for yet', async () => {
    const world = await copyWorld(S3_ONLY);
    await post(world);
    await world.pass(0);
    const [name] = lastStored(world);
    const tar = await buffer(
      writeTar([{ name: 'site-20260101T000000Z.db', content: Buffer.from('x'), modified: new Date() }]),
    );
    // Size of 2^48 bytes in base 256, then the header's checksum (POSIX.1-1988 ustar, GNU extension).
    tar.fill(0, 124, 136).writeUInt8(0x80, 124);
    tar.writeUInt8(1, 129);
    tar.fill(' ', 148, 156);
    const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0);
    tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await expect(openedCopy([name, await encrypted(world, tar)], world.identity)).rejects.toThrow('ne tient pas');
  });

  test('is bound to its name: an older copy under a newer name is refused; under its own, the twin, it opens', async () => {
    const world = await copyWorld(S3_ONLY);
    await world.pass(0);
    const [older, bytes] = lastStored(world);
    await post(world);
    await world.pass(60, { every: 60 });
    const [newer] = lastStored(world);
    expect(newer).not.toBe(older);
    await expect(openedCopy([newer, bytes], world.identity)).rejects.toThrow(`est en fait ${path.basename(older)}`);
    expect((await openedCopy([older, bytes], world.identity)).leads).toBe(0);
  });
});
