import type { Config } from 'vike/types';

export default { perVisitor: true } satisfies Config;
