import { codesOf } from '../../data/choices.ts';
import { utmParameters } from '../../data/formContext.ts';

const KEY = 'premiere-page';

const UTM = codesOf(utmParameters);

interface Origin {
  firstPage: string;
  referrerHost: string;
  utm: Partial<Record<(typeof UTM)[number], string>>;
}

let origin: Origin | undefined;

/**
 * Where the visit began: first page, referrer's host, allow-listed UTM. Kept in this tab's memory and session storage
 * until a lead is sent; no cookie. Called on every page, it counts on the first.
 */
export function noteOrigin(): void {
  if (origin) return;
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) {
      origin = JSON.parse(kept) as Origin;
      return;
    }
  } catch {}
  const query = new URLSearchParams(location.search);
  const found = UTM.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, 100)]] : [];
  });
  let referrerHost = '';
  try {
    const host = document.referrer && new URL(document.referrer).host;
    referrerHost = host && host !== location.host ? host : '';
  } catch {}
  origin = { firstPage: location.pathname, referrerHost, utm: Object.fromEntries(found) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(origin));
  } catch {}
}

/** What the page knows of a request beside its five fields; travels in the `X-Form-Context` header (ASCII JSON). */
export function formContext(extra: { token: string; honeypot: string; opener: string }): string {
  const context = { ...extra, formPage: location.pathname, ...origin };
  return JSON.stringify(context).replace(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
