import type { EditorView } from '@milkdown/kit/prose/view';

/** CSS pixels between the caret and the bar. */
const GAP = 8;

/** Scrolls the caret clear of the bar, which lies over the text: at its foot on a phone, else at its head. Returns whether it scrolled. */
export function scrollClearOfBar(view: EditorView): boolean {
  const bar = document.querySelector('[role=toolbar]');
  if (!bar) return false;
  const edge = bar.getBoundingClientRect();
  const caret = view.coordsAtPos(view.state.selection.head);
  const isAtFoot = getComputedStyle(bar).order === '1';
  const hidden = isAtFoot ? Math.max(0, caret.bottom + GAP - edge.top) : Math.min(0, caret.top - GAP - edge.bottom);
  if (hidden !== 0) window.scrollBy(0, hidden);
  return hidden !== 0;
}
