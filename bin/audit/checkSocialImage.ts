import { type AuditPage, socialImageOf } from './auditPage.ts';
import { localTarget, type Read } from './siteReader.ts';

const PNG = '89504e470d0a1a0a';

/** Width and height of a PNG, from its header (PNG specification, 11.2.2). */
const sizeOf = (body: Buffer) =>
  body.length > 24 && body.subarray(0, 8).toString('hex') === PNG
    ? `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`
    : 'no PNG';

/** A social image of another size or kind than what the page announces. */
export async function checkSocialImage(page: AuditPage, read: Read, base: string): Promise<string[]> {
  const target = localTarget(socialImageOf(page), page.path, base);
  if (!target) return [];
  const size = sizeOf((await read(target.path)).body);
  return size === '1200x630' ? [] : [`has a social image that is ${size}`];
}
