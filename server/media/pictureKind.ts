/** What a picture is by its first bytes, whatever it is called; undefined for anything that is not taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return undefined;
  // ISO 23000-22: the brands say what is inside, the first of them what it is before all.
  const size = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = text(bytes, 8, size);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cfxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
