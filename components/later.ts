import { type ComponentType, lazy } from 'react';

/**
 * A part of the page that is read and not used, hydrated after the rest: its HTML is rendered from the start, its code
 * is loaded later. Inside `<Suspense>`, and in the browser only: the server, which waits for nothing while it renders,
 * has it at once. `const Part = import.meta.env.SSR ? await load() : later(load)`
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/** Never rejects: an error would take the whole page off the screen. Without its code a part stays as the server rendered it. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
