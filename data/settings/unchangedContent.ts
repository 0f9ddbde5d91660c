import { makeContent, UNCHANGED } from './makeContent.ts';

/** What the source says: for what is made at build, and for tests. What runs for a visitor or the owner is handed the content of its moment. */
export const unchangedContent = makeContent(UNCHANGED);
