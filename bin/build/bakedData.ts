import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named `*.baked.ts` at build time and puts only their results into the bundles, without the data they are computed from
 * (docs/decisions/0001-rooms-and-doors.md). Their exports must be JSON.
 */
export function bakedData(): Plugin {
  return {
    name: 'baked-data',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.baked.ts')) return null;
      const exports: Record<string, unknown> = await import(`${pathToFileURL(file).href}?t=${Date.now()}`);
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
