import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { install, isDebian, which } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same engine without a window, which saves a third of a test's time. */
const SHELL = 'chromium-headless-shell';

const found = (): string | undefined => NAMES.map(which).find(Boolean) ?? PLACES.find((place) => existsSync(place));

/**
 * A visitor's browser (docs/product/contract.md, Commands): `CHROMIUM_PATH`, else the first Chromium or Chrome of the machine, else, as
 * root on Debian or Ubuntu, the `chromium` package, else one sentence that names what to install.
 */
export function findChromium(): string {
  const known = process.env.CHROMIUM_PATH ?? found();
  if (known) return known;
  install(['chromium']);
  const installed = found() ?? which(SHELL);
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to its executable.',
  );
}

/** Installs the shell if it is missing and may be installed: it saves more time than the installation takes. */
export function installShell(): void {
  if (!process.env.CHROMIUM_PATH && !which(SHELL) && isDebian()) install([SHELL]);
}

/** The browser of the tests: `CHROMIUM_PATH`, else the shell, else a visitor's browser. */
export const findTestBrowser = (): string => process.env.CHROMIUM_PATH ?? which(SHELL) ?? findChromium();

export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell rounds glyph widths differently, which changes line breaks.
  '--font-render-hinting=none',
];

/** A test's page lives for seconds: optimised code of the slow compilers would come too late. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** Starts the browser of the tests. It ends with the calling process, if not closed before. */
export const launchTestBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findTestBrowser(), args: [...CHROMIUM_FLAGS, SHORT_LIVED] });
