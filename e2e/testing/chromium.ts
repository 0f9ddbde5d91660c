import { existsSync } from 'node:fs';
import { canInstall, install, which } from './debian.ts';

// The shell first: the same engine without a window, whose drawing takes half of a test's time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = (): string | undefined => NAMES.map(which).find(Boolean) ?? PLACES.find((place) => existsSync(place));

/**
 * The browser of the tests (docs/product/contract.md, Commands): `CHROMIUM_PATH`, else the first Chromium or Chrome of
 * the machine, else, as root on Debian or Ubuntu, the `chromium` package, else one sentence that says what to install.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const known = found();
  if (known) return known;
  if (canInstall()) {
    // Not every release packages the shell.
    install(['chromium', 'chromium-headless-shell']);
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Google Chrome: install one, or set CHROMIUM_PATH to its executable.',
  );
}

export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
