import { useState } from 'react';

/** What is kept for the field of this key. */
export const readKept = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** Keeps a text for the field of this key that is drawn next; empty, it is forgotten. */
export function keepText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}

/** A text being typed that survives a reload and a lost session, until it is emptied. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => (typeof window === 'undefined' ? '' : readKept(key)));
  const keep = (next: string) => {
    setText(next);
    keepText(key, next);
  };
  return [text, keep];
}
