/** Made by the build (bin/build/siteTypefaces.ts). */
declare module 'virtual:typefaces' {
  /** `weight`: range for a `font-weight` descriptor; `url`: address of the WOFF2 file, with a hash in a build. */
  export const typefaces: readonly { family: string; weight: string; url: string }[];
}
declare module '*.md' {
  export const text: import('../../data/articles/types.ts').WrittenText;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }

  /** Returns the font reduced to the characters of `text`. Rejects if it cannot read the font, or the font lacks a requested axis. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
