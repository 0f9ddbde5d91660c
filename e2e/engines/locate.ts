export type Kind = 'button' | 'link' | 'field' | 'question';

export interface Place {
  x: number;
  y: number;
}

/**
 * In the page: the middle of the first visible element of a kind with this name, brought into view; `null` while there is
 * none, while something lies over it, or while something still opens or slides: it would be elsewhere when it is pressed.
 * Without imports or outer names: it travels to the browser as text.
 */
export function locate(kind: Kind, name: string): Place | null {
  const selector = { button: 'button', link: 'a[href]', field: 'input, textarea, select', question: 'summary' }[kind];
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').replaceAll('’', "'").trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return plain(labelled ?? element.textContent);
  };
  const ends = ({ timeline, playState, effect }: Animation) =>
    timeline === document.timeline &&
    playState === 'running' &&
    Number.isFinite(Number(effect?.getComputedTiming().endTime));
  if (document.getAnimations().some(ends)) return null;
  for (const element of document.querySelectorAll(selector)) {
    // How much waits may follow the name of a place.
    const own = nameOf(element);
    if (
      ![own, own.replace(/ \d+$/, '')].includes(plain(name)) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit && (element.contains(hit) || hit.contains(element))) return place;
  }
  return null;
}
