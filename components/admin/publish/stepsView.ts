import { useSyncExternalStore } from 'react';
import { keepText, readKept } from '../useKeptText.ts';

const KEY = 'admin-first-steps';
const CHANGED = 'first-steps-view';

const subscribe = (changed: () => void) => {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
};
const read = () => readKept(KEY);

/** Whether the owner closed « Mise en route », until the session ends or it is asked for again. */
export const useStepsClosed = (): boolean => useSyncExternalStore(subscribe, read, () => '') === 'closed';

/** Closes « Mise en route » everywhere, or brings it back. */
export function setSteps(view: 'closed' | 'shown'): void {
  keepText(KEY, view);
  window.dispatchEvent(new Event(CHANGED));
}
