/** What a page says about itself beside its title. */
export interface PageHead {
  /** At most 155 characters. */
  description: string;
  type?: 'website' | 'article';
  /** YYYY-MM-DD, of an article. */
  published?: string;
  modified?: string;
  /** schema.org objects; the base address is written `{BASE}`. */
  jsonLd?: readonly object[];
  /** True on pages that search engines leave out. */
  noindex?: boolean;
}
