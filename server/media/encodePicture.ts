import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  type PictureFiles,
  type PictureFormat,
  pictureFileNames,
  pictureFormats,
  pictureLimits,
  pictureWidths,
  TALLEST,
} from '../../data/media/pictures.ts';
import { pictureHash } from './servePictures.ts';

/** Kind of a picture by its first bytes, whatever its name; undefined for anything that is not accepted. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return undefined;
  // ISO 23000-22: the brands of the file name its content, beginning with the main brand.
  const size = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = text(bytes, 8, size);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cfxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}

/** Loaders that may read a picture, by libvips' own names; all others are blocked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

/** Reason a picture is refused. */
export type PictureRefusal = 'heic' | 'format' | 'too-many-pixels' | 'damaged';
export class RefusedPicture extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.reason = reason;
  }
}

interface EncodedPicture extends PictureFiles {
  widths: number[];
  /** Contents of the files, by file name. */
  files: Map<string, Buffer>;
}

/**
 * Encodes a picture anew in each width and format, upright. Only its pixels are kept: no place, camera or date (EXIF, XMP, IPTC), no
 * preview, no colour profile, no bytes after the picture's end. The upload is read once; the files are variants of what was read.
 * @throws RefusedPicture
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const kind = pictureKind(bytes);
  if (kind === undefined || kind === 'heic') throw new RefusedPicture(kind === 'heic' ? 'heic' : 'format');
  const { data, info } = await read(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const smaller = pictureWidths.filter((width) => width < info.width);
  const widths = smaller.length < pictureWidths.length ? [...smaller, info.width] : [...smaller];
  const hash = pictureHash(bytes);
  const variants = pictureFormats.flatMap((format) => widths.map((width) => ({ format, width })));
  const files = new Map<string, Buffer>();
  const names = pictureFileNames({ hash, widths });
  for (const [index, { format, width }] of variants.entries())
    files.set(names[index] ?? '', await inFormat(sharp(data, { raw }).resize({ width }), format));
  return { hash, width: info.width, height: info.height, widths, files };
}

async function read(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning', pages: 1 })
      .autoOrient()
      .resize({ width: pictureWidths.at(-1), height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new RefusedPicture(/pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'damaged');
  }
}

/** At effort 2, AVIF is a third smaller than WebP; at higher efforts a picture takes ten seconds and more. */
const inFormat = (picture: Sharp, format: PictureFormat): Promise<Buffer> =>
  format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80, effort: 4 }).toBuffer();
