import type { Config } from 'vike/types';

/** A quote as its client reads it: drawn for whoever has its link, with a bar and a foot of its own. */
export default { layout: 'bare', perVisitor: true } satisfies Config;
