import { useState } from 'react';

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** A text being typed that survives a reload and a lost session, until it is emptied. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => (typeof window === 'undefined' ? '' : read(key)));
  const keep = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {}
  };
  return [text, keep];
}
