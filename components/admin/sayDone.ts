import { showToast } from '../ui/toast.ts';
import { whatToDo } from './list/ListState.tsx';

/** Says that what was asked for is done. */
export const sayDone = (title: string, description: string): void => showToast({ title, description, tone: 'success' });

/** Says that it is not, why, and what to do. */
export const sayFailed = (title: string, error: unknown): void =>
  showToast({ title, description: whatToDo(error), tone: 'destructive' });
