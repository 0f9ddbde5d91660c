import { expect, test } from 'vitest';
import { kinds } from '../every/kinds.ts';
import { startSite } from '../testing/site.ts';
import { amongst } from '../testing/wide.ts';
import { findEngines } from './find.ts';
import { mainJourneys } from './journeys.ts';
import { openWithConsole, startWebKit } from './webkit.ts';

const { webkit } = findEngines();

/**
 * Built without web app manifests, as GTK's is and Apple's is not, WebKit does not know this directive of the policy. And a
 * busy machine runs a module later after its preload than WebKit finds right.
 */
const KNOWN =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|\.js was preloaded using link preload but not used/;

if (webkit) {
  mainJourneys('in WebKitGTK', () => startWebKit(webkit));

  test('in WebKitGTK no kind of page writes to the console', async () => {
    const site = await startSite();
    const pages = amongst<string>(['/', '/blog/article-1'], kinds).filter((kind) => kind !== '/admin');
    const marked = `data:text/html,<script>console.error('an error is seen')</script>`;
    const run = openWithConsole(webkit, [marked, ...pages.map((kind) => site.base + kind)]);
    try {
      // React counts the view of each page it has taken over.
      const views = () => site.log.filter((line) => line.includes('"path":"/api/visits"')).length;
      await expect.poll(views).toBe(pages.length);
      const problems = () => run.lines().filter((line) => !KNOWN.test(line));
      await expect.poll(problems).toEqual([expect.stringContaining('an error is seen')]);
    } finally {
      await run.close();
      await site.stop();
    }
  });
} else test.skip('the main journeys in WebKitGTK: this machine has none');
