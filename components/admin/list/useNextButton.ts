import { useEffect, useRef } from 'react';
import { focusIsLost, focusView } from '../keyboard.ts';

/** Returns a function that focuses the same button in the nearest row still there: rows below are tried first, then rows above. */
function focusAfter(button: HTMLElement): () => void {
  const row = button.closest('li, tr');
  const rows: (Element | null)[] = [...(row?.parentElement?.children ?? [])];
  const at = rows.indexOf(row);
  const buttons: Element[] = [...(row?.querySelectorAll('button') ?? [])];
  const nth = buttons.indexOf(button);
  const neighbours = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  return () => {
    if (!focusIsLost()) return;
    const next = neighbours
      .filter((one) => one?.isConnected)
      .map((one) => one?.querySelectorAll('button')[nth])
      .find((one) => one !== undefined);
    (next ?? document.querySelector<HTMLElement>('#contenu [data-nothing]'))?.focus();
    focusView();
  };
}

/**
 * Props for a button whose action removes its row: the focus then moves to the same button of the next row, to the text for an empty list,
 * or into the view.
 */
export function useNextButton() {
  const go = useRef<() => void>(undefined);
  useEffect(() => () => void setTimeout(() => go.current?.()), []);
  return {
    onClickCapture({ currentTarget }: { currentTarget: HTMLElement }) {
      go.current = focusAfter(currentTarget);
    },
  };
}
