import type { TestProject } from 'vitest/node';
import { findEngines, type Programs } from './engines/find.ts';
import { findTestBrowser } from './testing/chromium.ts';
import { type Site, startSite } from './testing/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bases: string[];
    engines: Programs;
  }
}

/** A site for each worker of the browser tests, and what they are looked at with. */
export default async function setup(project: TestProject) {
  // Here, where nobody else does: it may have to be installed.
  findTestBrowser();
  project.provide('engines', findEngines());
  // A site that already runs (`SITE_URL`) is looked at, never stopped.
  const sites = process.env.SITE_URL ? [] : await startSites(project.config.maxWorkers);
  project.provide('bases', process.env.SITE_URL ? [process.env.SITE_URL] : sites.map((site) => site.base));
  return () => Promise.all(sites.map((site) => site.stop()));
}

/** The first one alone: it may have to build what all of them serve. */
async function startSites(count: number): Promise<Site[]> {
  const first = await startSite();
  return [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => startSite())))];
}
