import { readFileSync } from 'node:fs';

/** The Markdown of the terms of sale: what a quote is sent with. */
export const termsSource = readFileSync(new URL('./cgv.md', import.meta.url), 'utf8');
