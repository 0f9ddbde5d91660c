/** The parts of an article that are read and not used, as one file that is loaded later. */
export { ArticleEnd } from './ArticleEnd.tsx';
export { ArticleStats } from './ArticleStats.tsx';
export { FigureBody } from './FigureBody.tsx';
export { ReadNext } from './ReadNext.tsx';
