import type { Config } from 'vike/types';

/** Page of a quote for the holder of its link, with a bar and a foot of its own. */
export default { layout: 'bare', perVisitor: true } satisfies Config;
