import { createMount } from '../mount.tsx';
import { ToastHost } from './ToastHost.tsx';

/** Shows the page's toasts from now on, the one that waits first. */
export const mountToasts = (): void => createMount()(<ToastHost />);
