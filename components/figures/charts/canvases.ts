import type { Canvas } from './shapes.ts';

/** Label sizes are those of the place: an SVG that shrinks would shrink its words. */
export const canvases: Record<'beside' | 'wide' | 'document', { large: Canvas; medium?: Canvas; phone: Canvas }> = {
  beside: { large: { width: 560, size: 14 }, phone: { width: 350, size: 13 } },
  wide: { large: { width: 1280, size: 15 }, medium: { width: 760, size: 14 }, phone: { width: 350, size: 13 } },
  document: { large: { width: 356, size: 10.4, compact: true }, phone: { width: 300, size: 12 } },
};
