import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { install, isDebian, which } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Headless shell: Chromium without windows, in which a test takes a third less time. */
const SHELL = 'chromium-headless-shell';

const found = (): string | undefined => NAMES.map(which).find(Boolean) ?? PLACES.find((place) => existsSync(place));

/**
 * Path of a browser as visitors use it (docs/product/contract.md, Commands): `CHROMIUM_PATH`, else the machine's first Chromium or Chrome,
 * else, as root on Debian or Ubuntu, the `chromium` package, else an error with a sentence that names what to install.
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

/** Installs the headless shell on Debian if it is missing: it saves more time than its installation takes. */
export function installShell(): void {
  if (!process.env.CHROMIUM_PATH && !which(SHELL) && isDebian()) install([SHELL]);
}

/** Path of the browser for tests: `CHROMIUM_PATH`, else the headless shell, else a browser as visitors use it. */
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

/** Switches off V8's slow optimising compilers: a test's page lives only for seconds and would not benefit. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** Starts the browser of the tests; if it is not closed before, it ends with the calling process. */
export const launchTestBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findTestBrowser(), args: [...CHROMIUM_FLAGS, SHORT_LIVED] });
