import { type ComponentType, lazy } from 'react';

/**
 * Makes a part whose HTML is served but whose code is loaded, and hydrated, after the rest of the page. For use in `<Suspense>`, in the
 * browser only: the server, which cannot wait while it renders, imports the part. `const Part = import.meta.env.SSR ? await load() :
 * later(load)`
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/**
 * Loads a part's code; after a failure, tries again whenever the network returns. Never rejects, since an error would remove the whole
 * page; until then the part stays as the server rendered it.
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
