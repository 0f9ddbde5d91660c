/** Limits of a picture, in bytes and characters. A part is the body of one call (`attachmentLimits`). */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  part: 256 * 1024,
  /** More than the largest telephones make; a file of a few kilobytes can claim many times that. */
  pixels: 50_000_000,
  name: 120,
  alt: 300,
  /** Most pictures of the whole library. */
  pictures: 2000,
  /** Pictures whose bytes are still to come. */
  uploads: 20,
} as const;

/** In pixels; a smaller picture is kept as wide as it is. */
export const pictureWidths = [480, 960, 1600] as const;
/** A very tall picture is narrower instead. */
export const TALLEST = 3200;
/** The first is what most browsers take, the second what all the others know. */
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

/** The width to name where only one can be: in Markdown, in a setting. */
export const pictureMiddle = ({ widths }: Pick<PictureFiles, 'widths'>): number => widths[1] ?? widths[0] ?? 0;

/** A picture's file in an address; the first group is its hash. */
export const PICTURE_FILE = /^([0-9a-f]{32})-(\d{1,4})\.(avif|webp)$/;

/** The hashes of the pictures whose addresses occur in a text. */
export const picturesNamedIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/media\/([0-9a-f]{32})-\d{1,4}\.(?:avif|webp)/g)].map(([, hash = '']) => hash));
