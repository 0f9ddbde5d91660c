import type { Visitor } from './Visitor.ts';

/** Draws a signature with the mouse in the settings, then takes it back, unsaved. For a visitor who is signed in. */
export async function signByHand(visitor: Visitor): Promise<void> {
  await visitor.tab.goto(new URL('/admin/reglages/signatory', await visitor.tab.run(() => location.href)).href);
  await visitor.sees(padName, 'Cadre où signer, vide');
  const { x, y } = await visitor.tab.run(padStart);
  const stroke = Array.from({ length: 24 }, (_, step) => ({
    type: 'pointerMove' as const,
    x: x + step * 8,
    y: y - Math.round(30 * Math.sin(step / 2)),
  }));
  const down = { type: 'pointerDown' as const, button: 0 };
  const up = { type: 'pointerUp' as const, button: 0 };
  const actions = [{ type: 'pointerMove' as const, x, y }, down, ...stroke, up];
  await visitor.tab.act([{ type: 'pointer', id: 'mouse', actions }]);
  await visitor.sees(padName, 'Votre signature');
  await visitor.sees(isDrawn, true);
  await visitor.click('button', 'Effacer et signer de nouveau');
  await visitor.sees(padName, 'Cadre où signer, vide');
}

/** In the page: accessible name of the signature pad. */
const padName = () => document.querySelector('fieldset svg[role=img]')?.getAttribute('aria-label') ?? null;

/** In the page: beginning of a stroke on the signature pad, scrolled into view. */
function padStart(): { x: number; y: number } {
  const pad = document.querySelector('fieldset svg[role=img]');
  pad?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, height } = pad?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(left + 40), y: Math.round(top + height / 2) };
}

/** In the page: whether the ink is as wide as the stroke. */
const isDrawn = () =>
  (document.querySelector<SVGPathElement>('fieldset svg[role=img] path')?.getBoundingClientRect().width ?? 0) > 120;
