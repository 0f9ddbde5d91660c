import { type PointerEvent, useRef } from 'react';

/** Moves one item of a list to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** Props of the grip of an item: dragged, it takes its item with it. Keys do the same by buttons. */
export function useReorder(onMove: (from: number, to: number) => void) {
  const held = useRef<number>(undefined);
  return (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      held.current = index;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current;
      const rows = event.currentTarget.closest('ol')?.children;
      if (from === undefined || !rows) return;
      const to = [...rows].findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return event.clientY >= top && event.clientY <= bottom;
      });
      if (to < 0 || to === from) return;
      // Only past its middle, else two items of unlike heights change places for ever.
      const { top, height } = (rows[to] as Element).getBoundingClientRect();
      const past = to > from ? event.clientY > top + height / 2 : event.clientY < top + height / 2;
      if (!past) return;
      held.current = to;
      onMove(from, to);
    },
    onPointerUp: () => {
      held.current = undefined;
    },
    onPointerCancel: () => {
      held.current = undefined;
    },
  });
}
