/** The key of the articles' list as the blog has it: read by its tab's count. */
export const ARTICLES = ['/api/admin/blog/articles'] as const;
/** Where the articles of the desk are, and the cards of the built-in ones. */
export const DESK_ARTICLES = '/api/admin/articles';
