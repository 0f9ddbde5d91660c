import { readFileSync } from 'node:fs';

/** The Markdown of the terms of sale, sent with every quote. */
export const termsSource = readFileSync(new URL('./cgv.md', import.meta.url), 'utf8');
