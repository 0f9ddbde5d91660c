import { makeContent, UNCHANGED } from './makeContent.ts';

/**
 * Content of the source, for the build and for tests. Code that runs for a visitor or the owner receives the content
 * of its moment.
 */
export const unchangedContent = makeContent(UNCHANGED);
