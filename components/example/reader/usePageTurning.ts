import { useEffect, useRef, useState } from 'react';
import type { PageOutline } from '../../../data/examples/documentPages.ts';

/** Returns the number of the page that an address of this document names; undefined if it names none. */
const numberAt = (pages: readonly PageOutline[], hash: string) => pages.find(({ id }) => hash === `#${id}`)?.number;

/** Minimum length of a swipe in px; a shorter one counts as a tap. */
const SWIPE = 48;
const FIELDS = 'input, textarea, select, [contenteditable]';
const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/** Scrolls back to the page counter if it has left the window, and keeps the focus on the control that turned the page. */
function settle(section: HTMLElement, control: string | undefined): void {
  if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ behavior: 'instant' });
  const [same, other] = [`a[href][data-turn=${control}]`, 'a[href][data-turn]'].map((selector) =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((link) => link.offsetParent),
  );
  if (control) (same ?? other)?.focus({ preventScroll: true });
  else if (!(document.activeElement as HTMLElement | null)?.offsetParent) section.focus({ preventScroll: true });
}

/** Centres a thumbnail in the strip; only the strip scrolls, not the page. */
function centre(strip: HTMLElement | null | undefined): void {
  const thumb = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !thumb) return;
  const { left, width } = thumb.getBoundingClientRect();
  strip.scrollBy({ left: left + width / 2 - strip.getBoundingClientRect().left - strip.clientWidth / 2 });
}

/**
 * Returns the page shown once the script runs; undefined before, when the address alone decides (`:target`). Links, arrow keys and swipes
 * turn pages without adding to the browser's history.
 */
export function usePageTurning(pages: readonly PageOutline[]) {
  const reader = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const [turned, setTurned] = useState(false);
  const control = useRef<string>(undefined);

  useEffect(() => {
    const follow = () => setShown((before) => numberAt(pages, location.hash) ?? before ?? 1);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [pages]);

  useEffect(() => {
    const root = reader.current;
    if (!root || shown === undefined) return;
    const turn = (to: number, by?: string) => {
      const page = pages[to - 1];
      if (!page || to === shown) return;
      control.current = by;
      history.replaceState(history.state, '', `#${page.id}`);
      setTurned(true);
      setShown(to);
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const to = link && numberAt(pages, link.getAttribute('href') ?? '');
      if (!to || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      turn(to, link.dataset.turn);
    };
    const onKey = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((event.target as Element).closest(FIELDS)) return;
      event.preventDefault();
      turn(shown + step, (event.target as HTMLElement).dataset.turn);
    };
    let from: Touch | undefined;
    const onTouch = (event: TouchEvent) => {
      const isSheet = (event.target as Element).closest('[data-page]') !== null;
      from =
        event.touches.length === 1 && isSheet && (visualViewport?.scale ?? 1) < 1.05 ? event.touches[0] : undefined;
    };
    const onRelease = (event: TouchEvent) => {
      const [to] = event.changedTouches;
      if (!from || !to || !getSelection()?.isCollapsed) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(shown + (x < 0 ? 1 : -1));
    };
    const { signal, abort } = listening();
    root.addEventListener('click', onClick, { signal });
    root.addEventListener('keydown', onKey, { signal });
    root.addEventListener('touchstart', onTouch, { signal, passive: true });
    root.addEventListener('touchend', onRelease, { signal, passive: true });
    return abort;
  }, [shown, pages]);

  useEffect(() => {
    if (shown === undefined) return;
    centre(reader.current?.querySelector<HTMLElement>('[data-strip]'));
    const section = turned && document.getElementById(pages[shown - 1]?.id ?? '');
    if (section) settle(section, control.current);
  }, [shown, turned, pages]);

  return { reader, shown, turned };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
