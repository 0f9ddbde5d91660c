declare module '*.mdx' {
  /** A heading of the document, with those below it. */
  export const tableOfContents: readonly { depth: number; value: string; id?: string; children?: readonly unknown[] }[];
}
