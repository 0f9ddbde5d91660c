/** Checks that run inside the page, in its current state. Each function is self-contained and returns the faults. */

/** Width of the page beyond the window, px. */
export const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** With forced colours: texts, drawings and bars without enough contrast to their background. */
export function faint(): string[] {
  const probe = document.createElement('div');
  probe.style.cssText = 'background:Canvas;position:absolute';
  document.body.append(probe);
  type Rgb = [number, number, number, number];
  const rgb = (text: string): Rgb | undefined => {
    const parts = /^rgba?\(([^)]+)\)$/
      .exec(text)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number);
    return parts && [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1];
  };
  const canvas = rgb(getComputedStyle(probe).backgroundColor) ?? [255, 255, 255, 1];
  probe.remove();
  const luminance = ([r, g, b]: Rgb) =>
    [r, g, b]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrast = (a: Rgb, b: Rgb) => {
    const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const backdrop = (element: Element | null): Rgb => {
    for (let one = element; one; one = one.parentElement) {
      const own = rgb(getComputedStyle(one).backgroundColor);
      if (own && own[3] > 0.5) return own;
    }
    return canvas;
  };
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} in ${element.closest('section, header, footer, form')?.getAttribute('aria-labelledby') ?? element.parentElement?.className}: ${(element.textContent ?? '').trim().slice(0, 30)}`;

  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element) || element.closest('.sr')) continue;
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) {
      if (!element.matches('path, rect, circle, line, polyline') || element.closest('pattern, defs')) continue;
      const paints = [style.fill, style.stroke].map(rgb).filter((paint) => paint && paint[3] > 0) as Rgb[];
      const behind = backdrop(element.parentElement);
      const isPaper = paints.every((paint) => contrast(paint, behind) === 1);
      if (!isPaper && Math.max(...paints.map((paint) => contrast(paint, behind))) < 3) found.push(name(element));
      continue;
    }
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const ink = rgb(style.color);
    // Chromium paints a background behind words, unless the element opts out of forced colours.
    const isPlated = style.getPropertyValue('forced-color-adjust') !== 'none';
    // Leaves out disabled controls, which have the system's grey (WCAG 1.4.3 exempts them).
    if (
      hasText &&
      ink &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      contrast(ink, isPlated ? canvas : backdrop(element)) < 4.5
    )
      found.push(name(element));
    if (element.tagName === 'I' && element.clientHeight > 3) {
      const bar = rgb(style.backgroundColor);
      const bordered = Number.parseFloat(style.borderTopWidth) > 0;
      if (!bordered && (!bar || contrast(bar, backdrop(element.parentElement)) < 3)) found.push(name(element));
    }
    if (element.matches('button:not(:disabled), input, select, textarea') && Number.parseFloat(style.borderTopWidth)) {
      const edge = rgb(style.borderTopColor);
      const behind = backdrop(element.parentElement);
      const isFilled = contrast(backdrop(element), behind) >= 3;
      if (!isFilled && edge && contrast(edge, behind) < 3) found.push(`edge of ${name(element)}`);
    }
  }
  return found;
}

/** Texts clipped by an element around them, and words wider than their button or label. */
export function cut(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.sr, svg, option, textarea, [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const inner = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // Leaves out a text that ends with an ellipsis: the link beside it leads to the whole text.
      if (style.webkitLineClamp !== 'none') break;
      const clips = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
      // Stops at a fixed element that clips nothing: only the window clips it.
      if (style.position === 'fixed' && !clips) break;
      if (!clips && !box.matches('button, label, [role=tab], header > div')) continue;
      const outer = box.getBoundingClientRect();
      // Ignores elements that are for screen readers only, such as the head of a stacked table.
      if (outer.width < 2 || outer.height < 2) break;
      const sticksOut = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      );
      if (sticksOut > 1.5) found.add(`${box.tagName.toLowerCase()} cuts: ${text.slice(0, 40)}`);
    }
  }
  return [...found];
}

/** Distinct words of the page's content; a drawing's words are in its description. */
export function words(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || node.parentElement.closest('svg'))
      continue;
    for (const word of node.textContent?.match(/\p{L}+|\d+/gu) ?? []) found.add(word);
  }
  return [...found];
}

/** Targets under 24 px that are neither part of a sentence nor alone in a circle of 24 px (WCAG 2.2, 2.5.8). */
export function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=button]'),
  ]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[aria-hidden=true]'))
    .filter((target) => (target as HTMLInputElement).type !== 'hidden')
    .map((target) => {
      const area = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target;
      return { target, box: area.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const inSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' &&
    (target.closest('p, li, td, figcaption, label, h2')?.textContent ?? '').trim() !==
      (target.textContent ?? '').trim();
  const isNear = (box: DOMRect, other: DOMRect) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy) < 12;
  };
  return targets
    .filter(({ box }) => box.width < 23.9 || box.height < 23.9)
    .filter(({ target }) => !inSentence(target))
    .filter(({ target, box }) => targets.some((other) => other.target !== target && isNear(box, other.box)))
    .map(
      ({ target, box }) =>
        `${target.textContent?.trim().slice(0, 40)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
    );
}

/**
 * Moves the focus over everything that the keyboard reaches, forwards then backwards; returns the elements without a focus ring, and those
 * hidden entirely by the fixed bar or another element (2.4.7, 2.4.11). The keyboard must have been used before.
 */
export function lostFocus(): string[] {
  const within = document.querySelector('dialog[open]') ?? document;
  const stops = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled'),
  );
  const found: string[] = [];
  const hasRing = (stop: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(stop, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  for (const stop of [...stops, ...[...stops].reverse()]) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    const text = (stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40);
    if (!hasRing(stop) && !hasRing(stop, '::after')) found.push(`no ring: ${text}`);
    const { left, top, width, height } = stop.getBoundingClientRect();
    const isSeen = [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
      [0.05, 0.5, 0.95].some((down) => {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        return there !== null && (stop.contains(there) || there.contains(stop));
      }),
    );
    if (!isSeen) found.push(`hidden: ${text} at ${Math.round(top)}`);
  }
  return found;
}
