import { useNextButton } from '../list/useNextButton.ts';
import { useMailChange } from './useMailChange.ts';

/** What a button does that sends again what did not leave, and why it did not; the button goes with what waited. */
export function useRetry(path: string, done: string) {
  const { isPending, error, mutate } = useMailChange(path, done);
  const leaving = useNextButton();
  const button = {
    type: 'button',
    level: 'secondary',
    size: 'md',
    ...leaving,
    disabled: isPending,
    onClick: () => mutate(),
  } as const;
  return { button, error };
}
