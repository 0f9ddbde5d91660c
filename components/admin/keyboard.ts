import { useEffect, useRef } from 'react';
import { goToReply } from './lead/fragments.ts';

/** Whether the focused element was removed: the focus is then on the page's body or on the view. */
export const focusIsLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === 'contenu';

/** Focuses the view if the focused element was removed: keyboard users would otherwise start again at the top of the page. */
export function focusView(): void {
  if (document.activeElement === document.body) document.getElementById('contenu')?.focus({ preventScroll: true });
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Milliseconds after the last key during which somebody is still writing. */
const WRITING_MS = 1000;
let written: { field: Element; at: number } | undefined;

/** Whether a key belongs to a field that was removed while somebody wrote in it: it must not act as a shortcut. */
function isStillWriting({ timeStamp }: KeyboardEvent): boolean {
  if (!written || written.field.isConnected || timeStamp - written.at > WRITING_MS) return false;
  written.at = timeStamp;
  return focusIsLost();
}

/** Registers shortcuts of a single key; they work while no field has the focus and no dialog is open. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const field = event.target instanceof Element && event.target.closest(TYPING);
      // Enter and Escape end the writing: the field may then go, and shortcuts work at once.
      if (field) written = event.key.length === 1 ? { field, at: event.timeStamp } : undefined;
      if (
        field ||
        isStillWriting(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('[role*=dialog]')
      )
        return;
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

/** Shortcuts for the request shown: r moves to its reply, s to its status, a to its notes. */
export const useRequestKeys = (): void =>
  useShortcuts({ r: () => goToReply(document.querySelector('#contenu')), s: goTo('status'), a: goTo('note') });
