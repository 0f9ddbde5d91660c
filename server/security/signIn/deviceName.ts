/** The first that a browser's own line names: each of those below names the ones under it too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS|\bChromium)\//, 'Chrome'],
  // Safari's own line has said 605.1.15 since 2018: any other engine's is of Chromium's family.
  [/\bAppleWebKit\/537\.36\b.*\bSafari\//, 'Chromium'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, text: string): string | undefined => list.find(([sign]) => sign.test(text))?.[1];

/** What a browser is called, for the list of sessions: « Firefox sous Linux ». The line itself is not kept. */
export function deviceName(userAgent = ''): string {
  const line = userAgent.slice(0, 500);
  const [browser, system] = [find(BROWSERS, line), find(SYSTEMS, line)];
  if (!browser) return system ?? 'Navigateur inconnu';
  return system ? `${browser} sous ${system}` : browser;
}
