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
  const sites: Site[] = [];
  // One after the other: the first may have to build what all of them serve.
  while (!process.env.SITE_URL && sites.length < project.config.maxWorkers) sites.push(await startSite());
  // A site that already runs (`SITE_URL`) is looked at, never stopped.
  project.provide('bases', process.env.SITE_URL ? [process.env.SITE_URL] : sites.map((site) => site.base));
  return () => Promise.all(sites.map((site) => site.stop()));
}
