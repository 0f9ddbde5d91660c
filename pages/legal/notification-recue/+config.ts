import type { Config } from 'vike/types';

/** The notice's reference, and when it was received. */
export default { queryKeys: ['ref', 'le'] } satisfies Config;
