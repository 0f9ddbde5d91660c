import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    base: string;
    dataDir: string;
    browser: string;
  }
}

/** One site and one browser for all browser tests. */
export default async function setup(project: TestProject) {
  const executablePath = findChromium();
  const [site, server] = await Promise.all([
    process.env.SITE_URL ? external(process.env.SITE_URL) : startSite(),
    chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS }),
  ]);
  project.provide('base', site.base);
  project.provide('dataDir', site.dataDir);
  project.provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
    await site.stop();
  };
}

/** A site that already runs (`SITE_URL`): looked at, never stopped. */
const external = async (base: string) => ({ base, dataDir: '', stop: async () => {} });
