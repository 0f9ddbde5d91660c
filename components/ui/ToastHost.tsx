import styled from '@emotion/styled';
import { type ComponentType, useEffect, useState } from 'react';
import { color, layer, overPage } from '../theme.ts';
import { TOAST_DURATION, TOAST_EVENT, TOAST_REMOVE_DELAY, type Toast, takeToast } from './toast.ts';

interface Shown extends Toast {
  id: number;
  state: 'open' | 'dismissed';
}

interface View {
  toast: Shown;
  onDismiss: () => void;
}

const Plain = styled.p`
  position: fixed;
  right: 16px;
  bottom: calc(16px + var(--desk-foot, 0px));
  left: 16px;
  z-index: ${layer.toast};
  max-width: 420px;
  margin-left: auto;
  padding: 14px 16px 16px;
  ${overPage}
  color: ${color.ink};
  font-size: 15px;
  & strong { display: block; font-weight: 600; }
`;

/**
 * Toast without styles, shown for the same time when the code of the styled one could not be loaded: a network failure, the reason for the
 * toast, may also be the reason for that.
 */
function PlainToast({ toast, onDismiss }: View) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, TOAST_DURATION);
    return () => clearTimeout(timer);
  });
  if (toast.state === 'dismissed') return null;
  return (
    <Plain role="alert">
      <strong>{toast.title}</strong> {toast.description}
    </Plain>
  );
}

/** Waits for toasts, and loads the notification code with the first one. */
export function ToastHost() {
  const [toast, setToast] = useState<Shown>();
  const [Drawn, setView] = useState<ComponentType<View>>();
  useEffect(() => {
    const show = () => {
      const next = takeToast();
      if (!next) return;
      setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1, state: 'open' }));
      import('./ToastView.tsx').then(
        (module) => setView(() => module.ToastView),
        () => setView(() => PlainToast),
      );
    };
    // Shows a toast that was sent before this component had loaded.
    show();
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);
  useEffect(() => {
    if (toast?.state !== 'dismissed') return;
    const timer = setTimeout(() => setToast(undefined), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [toast]);
  if (!toast || !Drawn) return null;
  return <Drawn toast={toast} onDismiss={() => setToast({ ...toast, state: 'dismissed' })} />;
}
