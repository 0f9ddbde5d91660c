/** Limits of a picture, in bytes and characters. A chunk is the body of one call (`attachmentLimits`). */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  part: 256 * 1024,
  /** More than the largest telephones make; a file of a few kilobytes can claim far more. */
  pixels: 50_000_000,
  name: 120,
  alt: 300,
  /** Maximum pictures in the library. */
  pictures: 2000,
  /** Pictures whose upload is not finished. */
  uploads: 20,
} as const;

/** Widths in pixels of a picture's files; a picture narrower than one of these keeps its own width. */
export const pictureWidths = [480, 960, 1600] as const;
/** Maximum height, px: a very tall picture is narrower instead. */
export const TALLEST = 3200;
/** Formats of a picture's files: most browsers load the first, older browsers the second. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Data a page needs to show a picture: its files are named after these. */
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

/** Width to use where only one can be named: in Markdown, in a setting. */
export const pictureMiddle = ({ widths }: Pick<PictureFiles, 'widths'>): number => widths[1] ?? widths[0] ?? 0;

/** A picture's file in an address; the first group is its hash. */
export const PICTURE_FILE = /^([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** Returns the hashes of the pictures whose addresses occur in a text. */
export const picturesNamedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/media\/([0-9a-f]{32})-\d{1,4}\.(?:avif|webp)/g)].map(([, hash = '']) => hash));
