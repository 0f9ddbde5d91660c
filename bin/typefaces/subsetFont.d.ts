declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }

  /** The font with the characters of the text only. Rejects a font it cannot read, or an axis it has not. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
