import type { Config } from 'vike/types';

/** The request's reference. */
export default { queryKeys: ['ref'] } satisfies Config;
