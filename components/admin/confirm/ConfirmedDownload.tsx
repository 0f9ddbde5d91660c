import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { sayFailed } from '../sayDone.ts';
import { CONFIRMATION, callConfirmed } from './callConfirmed.ts';

/** The password is asked for first where it must be, then the browser saves the file as ever. */
async function downloadConfirmed(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  try {
    await callConfirmed('GET', CONFIRMATION);
  } catch (error) {
    return sayFailed('Export impossible', error);
  }
  const link = document.createElement('a');
  Object.assign(link, { href, download: '' });
  link.click();
}

const subscribe = () => () => undefined;

/** A link to a file that carries data away. It leads nowhere until React can ask for the password: the server would refuse the file. */
export function ConfirmedDownload({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const hydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return <a {...rest} href={hydrated ? href : undefined} download onClick={downloadConfirmed} />;
}
