import type { Config } from 'vike/types';

/** The desk has its own header and no footer. */
export default { layout: 'bare' } satisfies Config;
