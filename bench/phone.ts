import path from 'node:path';
import { startSite } from './child.ts';
import type { Row } from './figures.ts';
import { benchHydration } from './hydration.ts';
import { benchLighthouse } from './lighthouse.ts';

/** What a visitor's phone feels: the real site in a real browser. */
export async function benchPhone(folder: string): Promise<Row[]> {
  const site = await startSite({ DATA_DIR: path.join(folder, 'phone') });
  const base = `http://127.0.0.1:${site.port}`;
  try {
    return [...(await benchLighthouse(base)), ...(await benchHydration(base))];
  } finally {
    await site.stop();
  }
}
