/** Where the social image of a page lives: `/` is `/social/accueil.png`, `/blog/article-1` is `/social/blog-article-1.png`. */
export const socialImage = (path: string): string => `/social/${path.slice(1).replaceAll('/', '-') || 'accueil'}.png`;
