import type { Config } from 'vike/types';

export default { queryKeys: ['q', 'sujet'] } satisfies Config;
