import { makeContent, UNCHANGED } from './makeContent.ts';

/**
 * Content without any change of the owner, for the build and for tests. Code that runs for a visitor or the owner receives the current
 * content instead.
 */
export const unchangedContent = makeContent(UNCHANGED);
