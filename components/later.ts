import { type ComponentType, lazy } from 'react';

/**
 * A part hydrated after the rest: its HTML is rendered from the start, its code is loaded later. Inside `<Suspense>`, and in the browser
 * only: the server cannot wait while it renders, and imports it directly. `const Part = import.meta.env.SSR ? await load() : later(load)`
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/**
 * Loads the part again at each return of the network, and never rejects: an error would remove the whole page. Until the code is loaded,
 * the part stays as the server rendered it.
 */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
