import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { media } from '../theme.ts';

/** Whether the window matches one of the breakpoints; false while the server renders. */
export function useMedia(name: 'phone' | 'belowDesktop' | 'oneColumn'): boolean {
  const query = media[name].replace('@media ', '');
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The time, renewed every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns the text stored for a key in this tab; empty if there is none. */
const readKept = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Stores a text for the field with this key, which survives in this tab; an empty text removes the entry. */
export function keepText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}

/**
 * State of a text field that survives a reload and a lost session until the field is emptied. The third function removes a saved text: what
 * was typed after it during the save stays.
 */
export function useKeptText(key: string): [string, (text: string) => void, (saved: string) => void] {
  const [text, setText] = useState(() => (typeof window === 'undefined' ? '' : readKept(key)));
  const latest = useRef(text);
  const keep = (next: string) => {
    latest.current = next;
    setText(next);
    keepText(key, next);
  };
  const forget = (saved: string) =>
    keep(latest.current.startsWith(saved) ? latest.current.slice(saved.length) : latest.current);
  return [text, keep, forget];
}

/** Copies a text to the clipboard; false where the browser has none, as without https, or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
