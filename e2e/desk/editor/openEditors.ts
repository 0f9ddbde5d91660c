import type { BrowserContextOptions, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launchTestBrowser } from '../../testing/chromium.ts';
import type { EditorInPage } from './editorInPage.ts';

declare global {
  /** Global variable in the page that `editorPage` opens. */
  const editorInPage: EditorInPage;
  /** After `editorInPage.write`. */
  const writtenNow: () => { text: string; isSame: boolean; before: string };
}

/** Opens an empty page in a browser of its own, with the editor alone (`editorInPage`), for the tests of a file that open many texts. */
export function editorPage(options: BrowserContextOptions = {}): () => Page {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await openEditors(options);
  }, 300_000);
  afterAll(() => page?.context().browser()?.close());
  return () => page as Page;
}

async function openEditors(options: BrowserContextOptions): Promise<Page> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // Replaces NODE_ENV, which a library build of Vite leaves in the code.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: { entry: new URL('./editorInPage.ts', import.meta.url).pathname, formats: ['es'] },
    },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  const page = await (await launchTestBrowser()).newPage(options);
  await page.setContent('<!DOCTYPE html><html lang="fr"><body></body></html>');
  await page.addScriptTag({ type: 'module', content: output[0].code });
  await page.waitForFunction(() => 'editorInPage' in window);
  return page;
}
