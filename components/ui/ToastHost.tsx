import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_EVENT, TOAST_REMOVE_DELAY, type Toast, takeToast } from './toast.ts';

interface Shown extends Toast {
  id: number;
  state: 'open' | 'dismissed';
}

/** Listens for toasts; the notification code loads with the first one. */
export function ToastHost() {
  const [toast, setToast] = useState<Shown>();
  const [View, setView] = useState<ComponentType<{ toast: Shown; onDismiss: () => void }>>();
  useEffect(() => {
    const show = () => {
      const next = takeToast();
      if (!next) return;
      setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1, state: 'open' }));
      import('./ToastView.tsx').then((module) => setView(() => module.ToastView));
    };
    // One may wait for this host to load.
    show();
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);
  useEffect(() => {
    if (toast?.state !== 'dismissed') return;
    const timer = setTimeout(() => setToast(undefined), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [toast]);
  if (!toast || !View) return null;
  return <View toast={toast} onDismiss={() => setToast({ ...toast, state: 'dismissed' })} />;
}
