/** The key of the articles' list: read by its tab's count and its view. */
export const ARTICLES = ['/api/admin/blog/articles'] as const;
