/** Made by the build (bin/build/siteTypefaces.ts). */
declare module 'virtual:typefaces' {
  /** `weight` is the range of a `font-weight` descriptor; `url` the WOFF2 file's address, hashed in a build. */
  export const typefaces: readonly { family: string; weight: string; url: string }[];
}
