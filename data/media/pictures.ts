/** Limits of a picture, in bytes and characters. `part`: bytes of one upload call (as `attachmentLimits`). */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  part: 256 * 1024,
  /** Maximum pixels, above those of the largest telephone cameras; a file of a few kilobytes can claim far more. */
  pixels: 50_000_000,
  name: 120,
  alt: 300,
  /** Maximum pictures in the library. */
  pictures: 2000,
  /** Pictures whose upload is not finished. */
  uploads: 20,
} as const;

/** Widths in pixels of the files made of each picture; a picture narrower than one of these keeps its own width. */
export const pictureWidths = [480, 960, 1600] as const;
/** Maximum height, px: a very tall picture is narrower instead. */
export const TALLEST = 3200;
/** Formats of the files made of each picture: AVIF for most browsers, WebP for older ones. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Data with which a page shows a picture; the names of the picture's files derive from it. */
export interface PictureFiles {
  hash: string;
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
}

const fileName = (hash: string, width: number, format: PictureFormat): string => `${hash}-${width}.${format}`;

/** The names of all the files of a picture. */
export const pictureFileNames = ({ hash, widths }: Pick<PictureFiles, 'hash' | 'widths'>): string[] =>
  pictureFormats.flatMap((format) => widths.map((width) => fileName(hash, width, format)));

export const pictureAddress = (hash: string, width: number, format: PictureFormat = 'webp'): string =>
  `/media/${fileName(hash, width, format)}`;

/** Returns the `srcset` of a picture. */
export const pictureSet = ({ hash, widths }: PictureFiles, format: PictureFormat): string =>
  widths.map((width) => `${pictureAddress(hash, width, format)} ${width}w`).join(', ');

/** Width of the file to use where only one file can be named: in Markdown, or in a setting. */
export const pictureMiddle = ({ widths }: Pick<PictureFiles, 'widths'>): number => widths[1] ?? widths[0] ?? 0;

/** Matches the name of a picture's file in an address; the first group is the picture's hash. */
export const PICTURE_FILE = /^([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** Returns the hashes of the pictures whose file addresses a text contains. */
export const picturesNamedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/media\/([0-9a-f]{32})-\d{1,4}\.(?:avif|webp)/g)].map(([, hash = '']) => hash));
