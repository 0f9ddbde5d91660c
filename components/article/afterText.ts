/** What follows the text of an article, as one file that is loaded later. */
export { ArticleEnd } from './ArticleEnd.tsx';
export { ReadNext } from './ReadNext.tsx';
