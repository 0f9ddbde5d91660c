import type { TestProject } from 'vitest/node';
import { findTestBrowser, installShell } from './testing/chromium.ts';
import { type Site, startSite } from './testing/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bases: string[];
  }
}

/**
 * Starts a site for each worker of the browser tests, and finds their browser; the quick run has one site, and installs no browser shell.
 */
export default async function setup(project: TestProject) {
  const isQuickTest = import.meta.env.MODE === 'quick';
  if (!isQuickTest) installShell();
  findTestBrowser();
  // Uses the site that runs at `SITE_URL`, if given, without starting or stopping it.
  const sites = process.env.SITE_URL ? [] : await startSites(isQuickTest ? 1 : project.config.maxWorkers);
  project.provide('bases', process.env.SITE_URL ? [process.env.SITE_URL] : sites.map((site) => site.base));
  return () => Promise.all(sites.map((site) => site.stop()));
}

/** Starts one site first, which may have to make the build that all sites serve, then all the others at once. */
async function startSites(count: number): Promise<Site[]> {
  const first = await startSite();
  return [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => startSite())))];
}
