import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named `*.baked.ts` during the build and bundles only their results, not the data from which they are computed
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
