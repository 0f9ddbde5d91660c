import { useState } from 'react';

/**
 * Holds back new rows at the top of a list while the pointer is on it, so that no row moves under it; they come in when it leaves, or by
 * `letIn`. `isStill` false lets every row in at once.
 */
export function useStillRows<Row extends { id: number }>(rows: readonly Row[], isStill = true) {
  const [state, setState] = useState<'still' | 'free'>('free');
  const [top, setTop] = useState(rows[0]?.id);
  const waiting = isStill
    ? Math.max(
        0,
        rows.findIndex(({ id }) => id === top),
      )
    : 0;
  if (rows[0]?.id !== top && (state === 'free' || waiting === 0)) setTop(rows[0]?.id);
  return {
    shown: rows.slice(waiting),
    waiting,
    letIn: () => setTop(rows[0]?.id),
    hand: { onPointerEnter: () => setState('still'), onPointerLeave: () => setState('free') },
  };
}
