import type { MouseEvent } from 'react';
import { showToast } from '../../ui/toast.ts';
import { whatToDo } from '../list/ListState.tsx';
import { CONFIRMATION, callConfirmed } from './callConfirmed.ts';

/** On a link to a table: the password is asked for first where it must be, then the browser saves the file as ever. */
export async function downloadConfirmed(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  try {
    await callConfirmed('GET', CONFIRMATION);
  } catch (error) {
    return showToast({ title: 'Export impossible', description: whatToDo(error), tone: 'destructive' });
  }
  const link = document.createElement('a');
  Object.assign(link, { href, download: '' });
  link.click();
}
