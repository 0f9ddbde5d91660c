import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findEngines, type Programs } from './engines/find.ts';
import { CHROMIUM_FLAGS, findTestBrowser } from './testing/chromium.ts';
import { type Site, startSite } from './testing/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bases: string[];
    browser: string;
    engines: Programs;
  }
}

/** One browser for all browser tests, and a site for each worker. */
export default async function setup(project: TestProject) {
  const executablePath = findTestBrowser();
  project.provide('engines', findEngines());
  const server = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS });
  const sites: Site[] = [];
  // One after the other: the first may have to build what all of them serve.
  while (!process.env.SITE_URL && sites.length < project.config.maxWorkers) sites.push(await startSite());
  // A site that already runs (`SITE_URL`) is looked at, never stopped.
  project.provide('bases', process.env.SITE_URL ? [process.env.SITE_URL] : sites.map((site) => site.base));
  project.provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
    await Promise.all(sites.map((site) => site.stop()));
  };
}
