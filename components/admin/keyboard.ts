import { useEffect, useRef } from 'react';

/** Reports whether the focused element was removed, so that the focus is at the top of the page or of the view. */
export const focusIsLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'contenu';

/** Puts the focus into the view when what had it is gone: a keyboard goes on from there, not from the top of the page. */
export function focusView(): void {
  if (document.activeElement === document.body) document.getElementById('contenu')?.focus({ preventScroll: true });
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Single keys that act while nothing is being typed and no dialog is open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const busy = event.target instanceof Element && event.target.closest(TYPING);
      if (busy || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role*=dialog]')) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

const goTo = (name: string) => () => document.querySelector<HTMLElement>(`#contenu [name=${name}]`)?.focus();

/** The keys of the request that shows: r to its reply, s to its status, a to its notes. */
export const useRequestKeys = (): void => useShortcuts({ r: goTo('reply'), s: goTo('status'), a: goTo('note') });
